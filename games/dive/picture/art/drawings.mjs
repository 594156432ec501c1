// The drawings that only Dive's cards show; they share the rest of the sea life with the boards. Each fills
// a 400 x 400 box, is seen from above and faces up, because the cards turn it; plants grow up from the
// bottom edge. Baked into atlas.ts by tools/bake-dive.mjs.
import { both, circle, eye, fill, line, P } from '../../../../web/art/source/brush.mjs';

/** Slim reef shark on its side: the only one with a pale belly and a dorsal fin. */
const reefShark = `<g transform="rotate(-90 200 200) translate(0 100)">
${fill(P.ink, 'M390,104 C362,82 312,64 258,60 C250,44 238,24 220,12 C213,8 206,12 206,20 C206,38 202,52 192,62 C152,67 118,76 92,86 C88,80 84,76 78,74 C80,80 80,84 78,89 L72,92 C58,68 38,42 12,26 C14,58 26,84 44,103 C36,122 30,144 34,168 C50,152 64,134 76,117 L84,116 C84,124 80,130 76,134 C86,132 94,126 100,119 C130,128 164,135 196,138 C190,156 178,174 158,190 C190,190 222,172 246,142 C252,141 258,141 264,140 C300,139 346,134 372,122 C382,117 389,111 390,104 Z')}
${fill(P.pale, 'M384,108 C352,112 306,112 262,114 C206,117 146,114 96,108 C130,124 164,134 200,138 C224,141 248,142 266,140 C306,138 350,132 372,122 C378,118 382,113 384,108 Z')}
${fill(P.ink2, 'M382,101 C350,82 306,68 258,66 C206,68 150,78 104,92 C160,84 220,80 276,84 C318,87 356,95 382,101 Z')}
${line(P.inkD, 4, 'M296,84 q-8,16 0,34 M284,82 q-8,18 0,37 M272,82 q-8,19 0,38 M378,114 q-20,8 -44,4')}
${eye(346, 94, 7)}</g>`;

const flippers = (dark, light) =>
  both(
    fill(dark, 'M136,128 C96,92 60,88 22,112 C14,118 18,128 28,128 C58,128 84,140 112,172 Z') +
      fill(dark, 'M130,292 C104,304 88,326 82,356 C80,366 90,370 98,362 C114,346 134,330 156,322 Z') +
      fill(light, 'M34,116 C70,104 100,118 124,150 C96,122 66,116 34,120 Z'),
  );
const turtleHead = (dark, body) =>
  fill(
    dark,
    'M200,18 C226,18 240,40 238,66 C236,92 222,110 200,110 C178,110 164,92 162,66 C160,40 174,18 200,18 Z',
  ) +
  fill(
    body,
    'M200,28 C216,28 226,42 225,60 C222,78 214,88 200,90 C186,88 178,78 175,60 C174,42 184,28 200,28 Z',
  ) +
  both(eye(178, 50, 5));
const shell = (dark, body) =>
  fill(
    dark,
    'M200,90 C268,90 306,148 304,214 C302,284 250,346 200,366 C150,346 98,284 96,214 C94,148 132,90 200,90 Z',
  ) +
  fill(
    body,
    'M200,104 C256,104 290,154 288,214 C286,272 244,326 200,346 C156,326 114,272 112,214 C110,154 144,104 200,104 Z',
  );

/** Six-sided plates. */
const plates =
  fill(
    P.lime,
    'M200,118 L228,136 L224,172 L200,184 L176,172 L172,136 Z M200,196 L228,184 L236,226 L222,256 L200,264 L178,256 L164,226 L172,184 Z M200,276 L222,268 L224,300 L200,326 L176,300 L178,268 Z',
  ) +
  both(
    fill(
      P.lime,
      'M238,140 C262,152 274,178 276,204 L244,214 L238,178 Z M276,220 C272,258 256,288 236,306 L234,266 L246,230 Z',
    ),
  );

/** Rays from the middle of the shell and a pale rim: told from the plates without any colour. */
const rays = (() => {
  const spokes = Array.from({ length: 12 }, (_, i) => {
    const angle = ((i + 0.5) * Math.PI) / 6;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const at = (r, side) =>
      `${(200 + x * r * 0.74 - y * side).toFixed(1)},${(222 + y * r + x * side).toFixed(1)}`;
    return `M${at(34, 0)} L${at(104, 13)} Q${at(112, 0)} ${at(104, -13)} Z`;
  }).join(' ');
  const rim =
    'M200,100 C258,100 294,152 292,214 C290,276 246,330 200,352 C154,330 110,276 108,214 C106,152 142,100 200,100 Z';
  return line(P.cream, 9, rim) + fill(P.rose, spokes) + circle(P.cream, 200, 222, 22);
})();

const greenTurtle =
  flippers(P.greenD, P.green) + shell(P.greenD, P.green) + turtleHead(P.greenD, P.green) + plates;
const redTurtle = flippers(P.redD, P.red) + shell(P.redD, P.red) + turtleHead(P.redD, P.red) + rays;

const whale =
  fill(
    P.teal,
    'M200,6 C244,10 262,64 258,120 C256,150 254,170 250,190 C276,200 300,224 310,254 C288,248 264,246 244,238 C236,282 224,314 212,338 C240,344 268,360 284,388 C256,380 230,378 204,386 C176,378 148,382 120,390 C136,362 160,346 188,338 C176,314 164,282 156,238 C136,246 112,248 90,254 C100,224 124,200 150,190 C146,170 144,150 142,120 C138,64 156,10 200,6 Z',
  ) +
  fill(
    P.tealL,
    'M200,22 C226,34 238,76 236,124 C234,200 222,270 206,326 C192,270 168,200 164,124 C162,76 174,34 200,22 Z',
    'opacity=".6"',
  ) +
  line(
    P.tealD,
    5,
    'M182,40 C174,80 176,120 186,160 M200,32 C196,80 198,130 202,180 M218,40 C226,80 222,120 214,160',
  ) +
  both(eye(160, 96, 5)) +
  fill(P.tealD, 'M190,196 q10,-8 20,0 q-10,8 -20,0 Z');

const dolphin =
  fill(
    P.mantaL,
    'M206,6 C214,14 218,28 218,44 C240,66 252,100 254,140 C280,146 300,164 308,190 C290,188 270,188 254,186 C250,240 236,290 218,326 C236,336 256,356 262,384 C242,372 224,364 206,362 C188,368 168,378 150,394 C152,366 166,342 186,328 C166,294 150,240 150,186 C136,192 122,200 108,212 C110,186 126,158 150,146 C152,104 166,68 192,46 C190,30 196,14 206,6 Z',
  ) +
  fill(P.pale, 'M208,52 C224,90 226,200 206,314 C192,240 180,120 208,52 Z', 'opacity=".75"') +
  fill(P.manta, 'M205,168 C216,186 217,210 207,232 C196,212 194,188 205,168 Z') +
  eye(184, 86, 5);

/** A small boat gone down, seen from above: planks, ribs, a broken side. */
const wreck =
  fill(
    P.woodD,
    'M200,10 C252,60 286,130 288,214 C290,288 274,346 250,386 C218,394 182,394 150,386 C126,346 110,288 112,214 C114,130 148,60 200,10 Z',
  ) +
  fill(
    P.wood,
    'M200,34 C242,80 268,140 270,214 L236,226 L274,244 C270,296 258,338 240,370 C214,376 186,376 160,370 C142,330 130,284 130,214 C132,140 158,80 200,34 Z',
  ) +
  line(
    P.woodD,
    7,
    'M200,40 V372 M166,92 C162,180 164,280 176,368 M234,92 C238,160 236,300 224,368 M148,132 C180,122 220,122 252,132 M134,196 C170,186 214,186 238,194 M134,262 C170,252 214,252 248,262 M144,324 C176,316 224,316 256,324',
  ) +
  fill(P.inkD, 'M172,206 h54 l8,42 l-26,14 l-40,-6 Z') +
  line(P.woodL, 6, 'M186,64 C164,100 152,136 148,176 M262,290 C258,316 252,340 246,354') +
  circle(P.woodD, 200, 118, 20) +
  circle(P.woodL, 200, 118, 12) +
  fill(
    P.kelp,
    'M150,330 c-34,-20 -30,-54 -56,-66 c2,34 18,66 56,66 Z M254,352 c26,-10 34,-40 58,-42 c-10,26 -28,48 -58,42 Z',
  );

/** A sea snake: bands in cream on ink, a flat tail. */
const snake = (() => {
  const body =
    'M198,52 C150,96 154,132 196,158 C246,188 250,226 204,250 C160,274 160,312 196,336 C212,348 214,362 206,380';
  return (
    line(P.ochreD, 34, body) +
    line(P.ochre, 24, body) +
    line(P.plumD, 26, body, 'stroke-dasharray="1 46" style="stroke-linecap:butt;stroke-dasharray:13 30"') +
    fill(P.ochreD, 'M200,12 C222,14 232,38 222,60 C212,74 186,74 176,60 C168,38 180,14 200,12 Z') +
    fill(P.ochre, 'M200,20 C216,22 222,40 215,54 C206,64 190,62 184,52 C178,38 186,22 200,20 Z') +
    both(eye(186, 36, 6))
  );
})();

const crab =
  both(
    line(
      P.redD,
      13,
      'M130,190 C92,168 66,176 46,204 M124,220 C84,212 58,230 46,262 M132,250 C98,256 80,280 78,312 M150,276 C126,290 116,316 122,344',
    ) +
      line(P.coral, 20, 'M146,156 C112,132 100,104 112,72') +
      fill(
        P.coral,
        'M116,84 C78,84 64,44 84,14 C92,34 102,44 116,46 C120,34 128,26 142,24 C150,56 142,80 116,84 Z',
      ),
  ) +
  fill(
    P.redD,
    'M200,134 C264,134 304,170 300,214 C296,266 250,292 200,292 C150,292 104,266 100,214 C96,170 136,134 200,134 Z',
  ) +
  fill(
    P.coral,
    'M200,146 C254,146 288,176 284,212 C280,252 244,274 200,276 C156,274 120,252 116,212 C112,176 146,146 200,146 Z',
  ) +
  fill(P.coral2, 'M150,178 C180,158 226,160 252,182 C222,172 180,172 150,178 Z') +
  both(circle(P.redD, 166, 236, 9) + circle(P.redD, 152, 208, 6) + eye(178, 140, 11));

const clownfish =
  fill(
    P.coral2,
    'M200,60 C244,88 262,150 250,210 C244,246 226,276 214,296 L252,344 L200,326 L148,344 L186,296 C174,276 156,246 150,210 C138,150 156,88 200,60 Z',
  ) +
  fill(
    P.cream,
    'M152,132 C180,144 220,144 248,132 L254,160 C222,172 178,172 146,160 Z M156,222 C182,234 218,234 244,222 L236,246 C214,256 186,256 164,246 Z',
  ) +
  eye(180, 104, 8);

/** The companion's tile: eight arms rolled up around the head, on a disc of its own ink. */
const giantOctopus = (() => {
  const inkDisc = '#241331';
  const arm = 'M200,200 C246,214 286,206 318,180 C346,158 378,182 372,216 C366,246 330,250 326,226';
  const suckers = [
    [262, 222],
    [285, 214],
    [306, 202],
    [326, 190],
    [346, 190],
    [358, 208],
  ];
  const reach = angle =>
    `<g transform="rotate(${angle} 200 200)">${line(inkDisc, 54, arm)}${line(P.plumD, 42, arm)}` +
    `${line(P.plum, 32, arm)}${line(P.plumL, 5, 'M252,194 C280,192 304,178 322,162')}` +
    `${suckers.map(([x, y]) => circle(P.pinkL, x, y, 6)).join('')}</g>`;
  const head =
    'M200,66 C262,66 302,112 292,172 C286,210 262,226 258,258 C250,300 150,300 142,258 C138,226 114,210 108,172 C98,112 138,66 200,66 Z';
  return (
    circle(inkDisc, 200, 200, 199) +
    [22, 67, 112, 157, 202, 247, 292, 337].map(reach).join('') +
    line(inkDisc, 18, head) +
    fill(P.plumD, head) +
    fill(
      P.plum,
      'M200,80 C252,80 286,120 278,170 C272,204 250,220 246,254 C240,284 160,284 154,254 C150,220 128,204 122,170 C114,120 148,80 200,80 Z',
    ) +
    fill(P.plumL, 'M146,136 C158,102 206,90 240,108 C206,108 172,116 146,136 Z') +
    both(
      circle(P.plumD, 168, 232, 27) + circle(P.ochreL, 168, 232, 21) + fill(P.inkD, 'M150,228 h36 v9 h-36 Z'),
    ) +
    [
      [206, 140, 10],
      [176, 156, 7],
      [236, 158, 8],
      [208, 176, 6],
      [152, 182, 6],
      [250, 188, 5],
    ]
      .map(([x, y, r]) => circle(P.pink, x, y, r))
      .join('')
  );
})();

export const drawings = {
  reefShark,
  greenTurtle,
  redTurtle,
  whale,
  dolphin,
  wreck,
  snake,
  crab,
  clownfish,
  giantOctopus,
};
