import { P, circle, fill, line } from './brush.mjs';
import { glyphs } from './marks.mjs';

// Locker's six variant cards, one emblem each.
export const variants = {};

const water = (y) =>
  fill(
    P.tealL,
    `M14,${y} c46,-26 82,20 130,0 c48,-22 72,20 118,0 c40,-16 80,14 126,-4 V388 H14 Z`,
  ) +
  fill(
    P.teal,
    `M14,${y + 30} c56,-22 86,18 136,0 c46,-16 70,18 116,0 c40,-14 76,12 122,-2 V388 H14 Z`,
  );

const plank = (x, y, length, turn) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">` +
  fill(
    P.woodD,
    `M0,4 L22,0 L${length - 16},2 L${length},14 L${length - 12},26 L${length - 2},40 L${length - 20},54 L18,52 L2,42 L12,28 Z`,
  ) +
  fill(
    P.wood,
    `M14,8 L${length - 20},8 L${length - 10},16 L${length - 20},28 L${length - 14},40 L${length - 24},46 L22,44 L22,28 Z`,
  ) +
  fill(P.woodL, `M22,12 L${length - 24},12 L${length - 20},20 L24,20 Z`) +
  line(P.woodD, 5, `M40,34 L${length * 0.5},32 M${length * 0.62},34 L${length - 40},34`) +
  circle(P.steelL, 36, 26, 6) +
  circle(P.steelL, length - 40, 26, 6) +
  '</g>';

// Drifting Wreckage: broken planks afloat, lashed by an end of rope.
variants['var-v1'] =
  plank(104, 252, 270, -58) +
  plank(60, 92, 292, 36) +
  line('#9a6f3c', 22, 'M168,142 L214,204 M214,138 L170,204') +
  line(P.sand, 13, 'M168,142 L214,204 M214,138 L170,204') +
  line(
    P.sand,
    11,
    'M206,206 C240,224 268,206 256,190 C242,178 230,202 252,222 C270,240 296,236 306,222',
  ) +
  plank(24, 262, 170, -9) +
  plank(176, 252, 206, 10) +
  water(316);

const coin = (x, y) =>
  `<ellipse cx="${x}" cy="${y + 14}" rx="44" ry="22" fill="${P.ochreD}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="44" ry="22" fill="${P.ochre}"/>` +
  `<ellipse cx="${x}" cy="${y}" rx="29" ry="13" fill="none" stroke="${P.ochreD}" stroke-width="5"/>` +
  line(
    P.ochreL,
    6,
    `M${x - 28},${y - 10} C${x - 18},${y - 16} ${x - 4},${y - 18} ${x + 8},${y - 17}`,
  );

// Every Coin Counts: a heap, and one more coin.
variants['var-v2'] =
  [
    [64, 322],
    [146, 326],
    [232, 328],
    [320, 322],
    [104, 356],
    [190, 362],
    [278, 358],
    [104, 284],
    [190, 290],
    [278, 286],
    [146, 248],
    [236, 250],
    [190, 210],
  ]
    .map(([x, y]) => coin(x, y))
    .join('') +
  `<g transform="rotate(14 236 96)">` +
  circle(P.ochreD, 242, 100, 74) +
  circle(P.ochre, 234, 96, 70) +
  `<circle cx="234" cy="96" r="52" fill="none" stroke="${P.ochreD}" stroke-width="8"/>` +
  fill(P.ochreD, 'M234,58 l11,25 27,3 -20,18 6,27 -24,-14 -24,14 6,-27 -20,-18 27,-3 Z') +
  line(P.ochreL, 9, 'M178,78 C186,54 206,40 226,38') +
  '</g>' +
  line(P.ochreL, 9, 'M120,60 L104,46 M112,108 L90,108 M348,60 L364,46');

// First to Fifty: the flag buoy that ends the race.
variants['var-v3'] =
  `<g transform="rotate(7 200 330)">` +
  line(P.inkD, 15, 'M190,20 L190,240') +
  fill(P.redD, 'M196,22 C236,6 276,44 340,24 L330,76 L344,128 C284,148 240,108 196,126 Z') +
  fill(P.coral, 'M196,28 C236,14 276,50 330,34 L318,76 L328,112 C280,126 240,92 196,108 Z') +
  fill(
    P.cream,
    'M228,22 C240,22 250,24 262,29 L262,64 L228,58 Z M262,64 C272,68 284,71 296,72 L296,108 C284,107 272,104 262,100 Z M196,66 L228,58 L228,97 C218,97 206,99 196,104 Z',
  ) +
  circle(P.ochre, 190, 18, 14) +
  fill(P.steelD, 'M138,232 L242,232 L262,266 L118,266 Z') +
  fill(P.redD, 'M98,262 C98,252 282,252 282,262 L294,366 L86,366 Z') +
  fill(P.red, 'M110,266 L256,266 L258,366 L100,366 Z') +
  fill(P.cream, 'M104,300 L288,300 L294,336 L96,336 Z') +
  fill(P.rose, 'M122,268 L146,268 L136,300 L116,300 Z M112,336 L134,336 L131,366 L106,366 Z') +
  '</g>' +
  water(336);

// Full Collection: a crate with a compartment for each of the ten suits.
const suits = [
  ['anchor', '#C6DCE8', '#2F6794'],
  ['squid', '#DDC9E2', '#6D4A86'],
  ['map', '#F7E8C4', '#B78746'],
  ['key', '#FDEDBE', '#B9781F'],
  ['chest', '#EBCFAF', '#8F5433'],
  ['knife', '#DFE7E9', '#5F717D'],
  ['drone', '#C2E8E7', '#1B8DA0'],
  ['net', '#D3E6C8', '#468558'],
  ['harpoon', '#F9D2C1', '#CB4B33'],
  ['mermaid', '#F9D8E1', '#C4608A'],
];
variants['var-v4'] =
  fill(P.woodD, 'M12,86 C140,78 260,78 388,86 L384,334 C260,342 140,342 16,334 Z') +
  fill(P.wood, 'M22,96 C140,90 260,90 378,96 L374,324 C260,330 140,330 26,324 Z') +
  line(P.woodL, 6, 'M30,102 C140,96 260,96 370,102') +
  suits
    .map(([suit, tint, colour], i) => {
      const x = 34 + (i % 5) * 68;
      const y = 112 + Math.floor(i / 5) * 104;
      return (
        `<rect x="${x - 4}" y="${y - 4}" width="68" height="100" rx="8" fill="${P.woodD}"/>` +
        `<rect x="${x + 1}" y="${y + 2}" width="58" height="89" rx="7" fill="${tint}"/>` +
        `<g fill="${colour}" transform="translate(${x + 1} ${y + 17}) scale(2.42)">${glyphs[suit]}</g>`
      );
    })
    .join('') +
  [
    [22, 96],
    [378, 96],
    [24, 324],
    [376, 324],
  ]
    .map(([x, y]) => circle(P.ochreD, x, y, 16) + circle(P.ochre, x - 2, y - 2, 11))
    .join('');

// Strange Currents: streams that run against each other and curl.
const stream = (dark, body, light, d, head) =>
  line(dark, 42, d) +
  fill(dark, head, `stroke="${dark}" stroke-width="26" stroke-linejoin="round"`) +
  line(body, 24, d) +
  fill(body, head, `stroke="${body}" stroke-width="9" stroke-linejoin="round"`) +
  line(light, 7, d, 'stroke-dasharray="74 46"');
variants['var-v5'] =
  stream(
    P.tealD,
    P.teal,
    P.tealL,
    'M44,150 C110,108 190,176 268,132 C330,94 312,34 262,44 C238,50 226,66 224,82',
    'M192,74 L258,84 L220,122 Z',
  ) +
  stream(
    P.inkD,
    P.ink2,
    P.pale,
    'M354,252 C290,292 210,224 132,268 C70,306 88,366 138,356 C162,350 174,334 176,318',
    'M208,326 L142,316 L180,278 Z',
  ) +
  stream(
    P.kelpD,
    P.kelp,
    P.lime,
    'M52,216 C130,172 220,238 312,194',
    'M302,158 L352,178 L324,226 Z',
  ) +
  [
    [84, 96, 10],
    [112, 66, 6],
    [320, 312, 10],
    [290, 344, 7],
    [346, 340, 6],
  ]
    .map(([x, y, r]) => circle(P.cream, x, y, r))
    .join('');

// Pressure Limit: the needle stands just below the red.
const ticks = Array.from({ length: 11 }, (_, i) => {
  const angle = ((150 + i * 24) * Math.PI) / 180;
  const at = (r) =>
    `${(200 + r * Math.cos(angle)).toFixed(1)},${(180 + r * Math.sin(angle)).toFixed(1)}`;
  return `M${at(i % 5 ? 92 : 84)} L${at(106)}`;
}).join(' ');
variants['var-v6'] =
  fill(P.ochreD, 'M164,318 L236,318 L240,352 L256,356 L256,392 L144,392 L144,356 L160,352 Z') +
  fill(P.ochre, 'M174,318 L214,318 L216,358 L232,364 L232,386 L154,386 L154,362 L172,358 Z') +
  circle(P.ochreD, 200, 180, 166) +
  circle(P.ochre, 198, 176, 154) +
  fill(P.ochreL, 'M64,150 C74,82 130,36 194,34 C140,54 104,92 92,156 C84,166 66,164 64,150 Z') +
  circle(P.ochreD, 200, 180, 126) +
  circle(P.cream, 200, 180, 116) +
  fill(
    '#e8d6b0',
    'M272,90 C330,140 330,226 270,272 C214,312 140,300 104,244 C150,286 216,280 254,240 C290,200 296,140 272,90 Z',
    'opacity=".8"',
  ) +
  fill(P.red, 'M293,128 C312,166 310,206 292,238 L263,221 C274,198 275,170 264,146 Z') +
  line(P.inkD, 9, ticks) +
  fill(P.inkD, 'M188,196 L252,86 L214,200 Z') +
  circle(P.inkD, 200, 182, 21) +
  circle(P.ochre, 197, 179, 10) +
  line('#a97a3b', 9, 'M168,248 C180,240 190,240 200,248 S220,256 232,248');
