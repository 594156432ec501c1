import { OCEAN, oceanCard, SHARK_ARTS } from '../../ocean/cards.ts';
import type { Atlas } from '../atlas.ts';
import { cleanCanvas, paintSheet } from '../ink.ts';
import { openStream, readKey } from '../keyed.ts';
import type { Placed } from '../layout.ts';
import { OPTICS } from '../optics.ts';
import { type PreparedStack, prepareSheets, renderView } from '../render.ts';
import { frameOf } from '../scene.ts';
import { type LyingCard, layOut, type Sheet } from '../sheets.ts';
import { type Light, TILTS, type View } from '../views.ts';
import { detailOf, deviationOf, fit, likeness, meanOf, type Region, type TakenIn, takeIn } from './planes.ts';

/**
 * A computed observer. It looks at finished pictures only, but does not have to search: it is told where
 * each shark of the first eight levels is and how it is drawn. What it notes about each is for a learner to
 * judge the level from.
 */
export interface Sighting {
  readonly level: number; // the truth, from 1
  readonly notes: readonly number[];
}

/** Ways of looking at a stack. */
export const WAYS = ['middle view', 'five views', 'middle view and flashlight', 'all of it'] as const;
export type Way = (typeof WAYS)[number];

export const LEVELS = 8;
const SIZE = 256;

/** What there is to see of every shark in a stack nobody has seen, in each way of looking. */
export function lookAtSharks(atlas: Atlas, key: string): { readonly [W in Way]: readonly Sighting[] } {
  const { stack, sharks } = deal(atlas, key);
  const look = (view: View, light: Light) => takeIn(renderView(stack, view, light), SIZE);
  const middle = look('c', 'off');
  const tilted = TILTED.map(view => ({ view, seen: look(view, 'off') }));
  const side = look('c', 'side-1');
  const noted = sharks.map(shark => {
    const plain = [...notesOn(shark, middle), ...kindOf(shark)];
    const tilt = shiftNotes(shark, tilted);
    const spots = nearestSpot(shark);
    const lit = [side, look('c', `above-${spots}`), look('c', `below-${spots}`)].flatMap(seen =>
      notesOn(shark, seen),
    );
    return { level: shark.level, plain, tilt, lit };
  });
  type Noted = (typeof noted)[number];
  const sightings = (notes: (n: Noted) => number[]): Sighting[] =>
    noted.map(n => ({ level: n.level, notes: notes(n) }));
  return {
    'middle view': sightings(({ plain }) => plain),
    'five views': sightings(({ plain, tilt }) => [...plain, ...tilt]),
    'middle view and flashlight': sightings(({ plain, lit }) => [...plain, ...lit]),
    'all of it': sightings(({ plain, tilt, lit }) => [...plain, ...tilt, ...lit]),
  };
}

interface Shark {
  readonly level: number;
  readonly drawn: Placed;
  readonly pattern: readonly Float32Array[]; // its own colours
  readonly patternDetail: readonly Float32Array[];
  readonly inside: Region;
  readonly around: Region; // a band just outside
  readonly x: number; // its middle, in pixels
  readonly y: number;
}

function deal(atlas: Atlas, hexKey: string): { stack: PreparedStack; sharks: Shark[] } {
  const key = readKey(hexKey);
  const luck = openStream(key, SHUFFLE);
  const cards: LyingCard[] = OCEAN.map(({ id }) => ({
    id,
    turn: luck.below(4),
    flipped: luck.below(2) === 1,
  }));
  for (let i = cards.length - 1; i > 0; i--) {
    const j = luck.below(i + 1);
    [cards[i], cards[j]] = [cards[j], cards[i]];
  }
  const sheets = cards.map(card => layOut(atlas, key, card));
  const frame = frameOf(SIZE, OPTICS.overscan);
  const stack = prepareSheets(atlas, sheets, { key, frame, removed: 0, octopus: null });
  const sharks = cards
    .slice(0, LEVELS)
    .flatMap(({ id }, i) => (oceanCard(id).shark ? outline(atlas, sheets[i], i + 1) : []));
  return { stack, sharks };
}

const SHUFFLE = 7;
const BAND = 4; // pixels

function outline(atlas: Atlas, sheet: Sheet, level: number): Shark {
  const drawn = sheet.layout.figures[0];
  const alone = { ...sheet, layout: { figures: [{ ...drawn, density: 1 }], decor: [], cuts: [] } };
  const { side, margin } = frameOf(SIZE, OPTICS.overscan);
  const canvas = cleanCanvas(side);
  paintSheet(atlas, alone, canvas);
  const [cover, ...pattern] = [canvas.cover, canvas.red, canvas.green, canvas.blue].map(plane =>
    cropped(plane, side, margin),
  );
  const inside: number[] = [];
  const around: number[] = [];
  for (let i = 0; i < cover.length; i++) {
    if (cover[i] > 0.8) inside.push(i);
    else if (cover[i] < 0.05 && isNear(cover, i)) around.push(i);
  }
  return {
    ...{ level, drawn, pattern, patternDetail: detailOf(pattern, SIZE), inside, around },
    x: inside.reduce((sum, i) => sum + (i % SIZE), 0) / inside.length,
    y: inside.reduce((sum, i) => sum + Math.floor(i / SIZE), 0) / inside.length,
  };
}

const isNear = (cover: Float32Array, i: number): boolean =>
  cover[i - BAND] > 0.5 ||
  cover[i + BAND] > 0.5 ||
  cover[i - BAND * SIZE] > 0.5 ||
  cover[i + BAND * SIZE] > 0.5;

function cropped(plane: Float32Array, side: number, margin: number): Float32Array {
  const out = new Float32Array(SIZE * SIZE);
  for (let y = 0; y < SIZE; y++) {
    const from = (y + margin) * side + margin;
    out.set(plane.subarray(from, from + SIZE), y * SIZE);
  }
  return out;
}

/** How strongly the drawing shows, over what, how sharply, and how it stands out. */
function notesOn({ pattern, patternDetail, inside, around }: Shark, { colours, detail }: TakenIn): number[] {
  const fits = colours.map((plane, c) => fit(plane, pattern[c], inside));
  return [
    ...fits.flatMap(({ slope, base }) => [slope, Math.log(Math.max(0.003, slope)), base]),
    ...colours.map(plane => meanOf(plane, inside)),
    ...colours.map(plane => meanOf(plane, around)),
    ...colours.map(plane => Math.log(meanOf(plane, inside) / meanOf(plane, around))),
    deviationOf(colours[1], around),
    fits[1].rest,
    ...detail.map((plane, i) => fit(plane, patternDetail[i], inside).slope),
  ];
}

const kindOf = ({ drawn }: Shark): number[] => [
  ...SHARK_ARTS.map(art => (drawn.sprite === art ? 1 : 0)),
  drawn.side,
];

const TILTED: readonly View[] = ['l2', 'r2', 'u2', 'd2'];

/** How far it moves when the head tilts: where the drawing fits best in the tilted views. */
function shiftNotes(
  { patternDetail, inside }: Shark,
  tilted: readonly { readonly view: View; readonly seen: TakenIn }[],
): number[] {
  const perGap = OPTICS.parallax * SIZE;
  const step = perGap / 6;
  const scores = Array.from({ length: 60 }, (_, i) => {
    const shift = (i - 6) * step;
    const alike = tilted.map(({ view, seen }) => {
      const [right, down] = TILTS[view];
      const move = [-right * shift, -down * shift] as const;
      return likeness(seen.detail[0], patternDetail[0], inside, SIZE, move);
    });
    return alike.reduce((sum, score) => sum + score, 0) / alike.length;
  });
  const best = scores.indexOf(Math.max(...scores));
  const [before, at, after] = [
    scores[best - 1] ?? scores[best],
    scores[best],
    scores[best + 1] ?? scores[best],
  ];
  const bend = before - 2 * at + after;
  const peak = best + (bend < 0 ? (0.5 * (before - after)) / bend : 0);
  const perLevel = Array.from({ length: LEVELS }, (_, k) => scores[6 + 6 * k] / (at + 0.05));
  return [(peak - 6) / 6, at, ...perLevel];
}

/** The place of the flashlight's grid next to a shark. */
function nearestSpot({ x, y }: Shark): `${Fifth}-${Fifth}` {
  const fifth = (pixel: number): Fifth => FIFTHS[Math.max(0, Math.min(4, Math.floor((5 * pixel) / SIZE)))];
  return `${fifth(x)}-${fifth(y)}`;
}

const FIFTHS = [0, 1, 2, 3, 4] as const;
type Fifth = (typeof FIFTHS)[number];
