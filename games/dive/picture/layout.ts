import type { DecoyKind, Helper, OceanCard, Size } from '../ocean/cards.ts';
import type { Atlas } from './atlas.ts';
import { clearGrid, type Grid, mark, type Print, printOf, printOfDisc, touches } from './footprint.ts';
import type { Stream } from './keyed.ts';
import { FIXED, type Optics, settle } from './optics.ts';

/** One drawing on a card; lengths in card sides from the top left. */
export interface Placed {
  readonly sprite: string;
  readonly x: number;
  readonly y: number;
  readonly side: number; // of the drawing's box
  readonly cos: number; // of its heading, clockwise from up
  readonly sin: number;
  readonly mirrored: boolean;
  readonly density: number;
}

/** A hole with a wavy edge: its radius varies with the second and third harmonic of the angle. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly waves: readonly [number, number, number, number];
}

export interface Layout {
  readonly figures: readonly Placed[]; // shark and helper
  readonly decor: readonly Placed[];
  readonly cuts: readonly Cut[];
}

/** Which drawings stand for a decoy; a game draws one of them. */
const DRAWINGS: { readonly [K in DecoyKind]: readonly string[] } = {
  kelp: ['kelp', 'ribbon'],
  coral: ['fan', 'brain', 'tube'],
  school: ['shoal', 'minnows'],
  dolphin: ['dolphin'],
  whale: ['whale'],
  octopus: ['octopus'],
  jelly: ['jelly'],
  star: ['star'],
  wreck: ['wreck'],
  snake: ['snake'],
  rings: ['rings'],
  crab: ['crab'],
};
const FILLERS = ['clown', 'angel', 'tang', 'perch', 'seahorse', 'rings', 'star', 'minnows', 'shoal'];

const SHARK_SIDE: { readonly [S in Size]: number } = { S: 0.34, M: 0.43, L: 0.54 };
const HELPER_SIDE: { readonly [H in Helper]: { readonly [S in Size]: number } } = {
  green: { S: 0.21, M: 0.24, L: 0.27 },
  red: { S: 0.21, M: 0.24, L: 0.27 },
  manta: { S: 0.3, M: 0.34, L: 0.38 },
};
const DECOR_SIDE: { readonly [drawing: string]: number } = {
  ...{ whale: 0.5, dolphin: 0.42, wreck: 0.38, snake: 0.3, octopus: 0.26, jelly: 0.26, star: 0.14 },
  ...{ kelp: 0.46, ribbon: 0.42, fan: 0.36, brain: 0.3, tube: 0.3, shoal: 0.34, minnows: 0.3 },
  ...{ rings: 0.24, crab: 0.15, angel: 0.17, tang: 0.17, perch: 0.17, clown: 0.14, seahorse: 0.2 },
};
/** These grow from the edge of the card inward. */
const ROOTED = ['kelp', 'ribbon', 'fan', 'brain', 'tube'];
const LARGE = 0.35;

const TRIES = 40;

/** A card as one game draws it: the cast is the card's, everything else is luck. */
export function drawLayout(atlas: Atlas, optics: Optics, card: OceanCard, luck: Stream): Layout {
  const density = luck.between(...optics.density);
  const desk: Desk = { atlas, luck, figures: clearGrid(), everything: clearGrid() };
  const figures = castOf(card).map(({ sprite, side: usual }) => {
    const side = usual * variation(luck);
    const placed = settleDown(desk, { sprite, side, spot: () => within(luck, inView(side)) });
    mark(desk.figures, placed.print);
    return placed;
  });
  const cuts = card.holes.map(hole => drawCut(desk, (hole.r / 100) * variation(luck)));
  const decoys = card.decoys.map(({ kind }) => {
    const sprite = luck.pick(DRAWINGS[kind]);
    const side = DECOR_SIDE[sprite] * variation(luck);
    const margin = side > LARGE ? 0.25 : 0.12;
    const spot = ROOTED.includes(sprite) ? () => onEdge(luck, side) : () => within(luck, margin);
    return settleDown(desk, { sprite, side, spot });
  });
  const fillers = Array.from({ length: fillerCount(card, luck) }, () => {
    const sprite = luck.pick(FILLERS);
    const side = DECOR_SIDE[sprite] * luck.between(0.55, 0.9);
    return settleDown(desk, { sprite, side, spot: () => within(luck, 0.1) });
  });
  const inked = ({ placed }: Found, [low, high]: readonly [number, number]): Placed => ({
    ...placed,
    density: density * luck.between(low, high) * FIXED.opacity,
  });
  return {
    figures: figures.map(found => inked(found, optics.figureDensity)),
    decor: [...decoys, ...fillers].map(found => inked(found, optics.decorDensity)),
    cuts,
  };
}

/** What a card is being laid out with, and what is taken on it. */
interface Desk {
  readonly atlas: Atlas;
  readonly luck: Stream;
  readonly figures: Grid;
  readonly everything: Grid;
}

const variation = (luck: Stream): number => luck.between(0.93, 1.07);

const castOf = ({ shark, helper }: OceanCard): { sprite: string; side: number }[] => [
  ...(shark ? [{ sprite: shark.art, side: SHARK_SIDE[shark.size] }] : []),
  ...(helper ? [{ sprite: helper.kind, side: HELPER_SIDE[helper.kind][helper.size] }] : []),
];

/** Far enough from the edge that a figure of this size is seen nearly whole, also with the head tilted. */
const inView = (side: number): number => FIXED.overscan + 0.42 * side;

const fillerCount = ({ decoys }: OceanCard, luck: Stream): number =>
  decoys.length > 3 ? 1 + luck.below(2) : 2 + luck.below(2);

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

const TURN = 2 * Math.PI;
const within = (luck: Stream, margin: number): Spot => ({
  x: luck.between(margin, 1 - margin),
  y: luck.between(margin, 1 - margin),
  angle: luck.between(0, TURN),
});

/** Upright on the lower edge, then turned with it to one of the four sides. */
function onEdge(luck: Stream, side: number): Spot {
  const along = luck.between(0.15, 0.85);
  const inward = 0.03 + side / 2;
  const tilt = luck.between(-0.12, 0.12);
  const quarter = luck.below(4);
  const spots: readonly [number, number][] = [
    [along, 1 - inward],
    [inward, along],
    [along, inward],
    [1 - inward, along],
  ];
  const [x, y] = spots[quarter];
  return { x, y, angle: quarter * (TURN / 4) + tilt };
}

interface Wish {
  readonly sprite: string;
  readonly side: number;
  readonly spot: () => Spot;
}

interface Found {
  readonly placed: Placed;
  readonly print: Print;
  readonly crowd: number; // cells something else has taken already
}

/** The emptiest of many places; never on a main figure, where need be smaller. */
function settleDown({ atlas, luck, figures, everything }: Desk, wish: Wish): Found {
  const mirrored = luck.below(2) === 1;
  let best: Found | null = null;
  for (let side = wish.side; best === null; side *= 0.85) {
    for (let i = 0; i < TRIES && best?.crowd !== 0; i++) {
      const { x, y, angle } = wish.spot();
      const cos = settle(Math.cos(angle));
      const sin = settle(Math.sin(angle));
      const placed = { sprite: wish.sprite, x, y, side, cos, sin, mirrored, density: 1 };
      const print = printOf(atlas, placed);
      if (touches(figures, print) > 0) continue;
      const crowd = touches(everything, print);
      if (best === null || crowd < best.crowd) best = { placed, print, crowd };
    }
  }
  mark(everything, best.print);
  return best;
}

function drawCut({ luck, figures, everything }: Desk, r: number): Cut {
  let best: { x: number; y: number; print: Print; crowd: number } | null = null;
  for (let i = 0; i < 4 * TRIES && best?.crowd !== 0; i++) {
    const { x, y } = within(luck, 0.2);
    const print = printOfDisc(x, y, 1.2 * r);
    const crowd = touches(everything, print) + 1000 * touches(figures, print);
    if (best === null || crowd < best.crowd) best = { x, y, print, crowd };
  }
  if (best === null) throw new Error('a hole needs a place');
  mark(everything, best.print);
  return { x: best.x, y: best.y, r, waves: drawWaves(luck) };
}

function drawWaves(luck: Stream): Cut['waves'] {
  const wave = (strength: number): [number, number] => {
    const phase = luck.between(0, TURN);
    return [settle(strength * Math.cos(phase)), settle(strength * Math.sin(phase))];
  };
  return [...wave(luck.between(0, 0.16)), ...wave(luck.between(0, 0.12))];
}

/** The sides things have in the printed layout, where they must fit the discs of the rules. */
const PRINTED_SHARK: { readonly [S in Size]: number } = { S: 0.2, M: 0.28, L: 0.36 };
const PRINTED_HELPER: { readonly [H in Helper]: { readonly [S in Size]: number } } = {
  green: { S: 0.16, M: 0.22, L: 0.28 },
  red: { S: 0.16, M: 0.22, L: 0.28 },
  manta: { S: 0.2, M: 0.26, L: 0.32 },
};
const PRINTED_DECOY: { readonly [K in DecoyKind]: number } = {
  ...{ kelp: 0.26, coral: 0.22, school: 0.18, dolphin: 0.24, whale: 0.36, octopus: 0.24 },
  ...{ jelly: 0.14, star: 0.1, wreck: 0.3, snake: 0.2, rings: 0.12, crab: 0.1 },
};

/** A card as the rules print it. */
export function printedLayout({ shark, helper, decoys, holes }: OceanCard): Layout {
  const at = (sprite: string, side: number, spot: { x: number; y: number; heading: number }): Placed => ({
    sprite,
    x: spot.x / 100,
    y: spot.y / 100,
    side,
    cos: settle(Math.cos((spot.heading * TURN) / 360)),
    sin: settle(Math.sin((spot.heading * TURN) / 360)),
    mirrored: false,
    density: FIXED.opacity,
  });
  return {
    figures: [
      ...(shark ? [at(shark.art, PRINTED_SHARK[shark.size], shark)] : []),
      ...(helper ? [at(helper.kind, PRINTED_HELPER[helper.kind][helper.size], helper)] : []),
    ],
    decor: decoys.map(decoy => at(DRAWINGS[decoy.kind][0], PRINTED_DECOY[decoy.kind], decoy)),
    cuts: holes.map(({ x, y, r }) => ({ x: x / 100, y: y / 100, r: r / 100, waves: [0, 0, 0, 0] })),
  };
}
