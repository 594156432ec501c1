/** A script: what happened as a sequence of beats, with the journeys of the pieces in each. Pure. */
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Sound } from './sounds.ts';
import { type Journey, type Leg, SHAKE } from './travel.ts';

/** One thing that is seen to happen. What it changed is said from `lands` on, never before. */
export interface Beat {
  readonly events: number; // so many events of the news, in order, are told with it
  readonly weight: 'small' | 'big';
  readonly hold: number; // ms a big one stands, from the moment it is understood
  readonly seat: Seat | null; // whose it is
  readonly spot: string | null; // a `data-spot` or `data-card`: where it is said
  readonly sound: Sound | null;
  readonly silent: boolean; // nothing is said about it
  readonly waits: boolean; // stays until somebody goes on
  readonly shows: boolean; // what it changed is seen from `lands` on
  readonly at: number; // ms after the start of the script
  readonly lands: number;
  readonly until: number; // the next one begins
}

export interface Script<Card extends string = string> {
  readonly beats: readonly Beat[];
  readonly journeys: readonly Journey<Card>[];
}

interface Way {
  readonly from: string; // a `data-spot`
  readonly to: string;
  readonly how: Leg['how'];
  readonly flip?: boolean; // turns face up on the way
  readonly shake?: boolean; // struck before it goes
}

type AnyParts = Partial<Omit<Beat, 'events' | 'weight' | 'at' | 'lands' | 'until'>>;

/** A big one is always heard. */
export type BeatParts =
  | (AnyParts & { readonly weight?: 'small' })
  | (AnyParts & { readonly weight: 'big'; readonly sound: Sound });

export interface Scripting<Card extends string> {
  /** Starts these cards now; says how long they take. */
  readonly start: (cards: readonly Card[], way: Way) => number;
  /** The same, and what follows waits for them. */
  readonly move: (cards: readonly Card[], way: Way) => void;
  readonly wait: (ms: number) => void;
  /** The beat is understood here, though its pieces still move. */
  readonly land: () => void;
  /** Ends a beat that tells so many events. */
  readonly beat: (events: number, parts?: BeatParts) => void;
  readonly script: () => Script<Card>;
}

const TRAVEL = 280; // ms
const SETTLE = 140; // between a small beat and the next
const READ = 320; // a small beat in which nothing moves, before the next one
const CAPTION = 600; // a small beat with a caption, before the next one
const BIG = 1300; // a big beat, from the moment it is understood

/** `sink`: how long going down takes; `apart`: between two cards; `breath`: no row of cards is spread out further. */
export function scripting<Card extends string>(sink: number, apart: number, breath: number): Scripting<Card> {
  const journeys = new Map<Card, { from: string; legs: Leg[] }>();
  const beats: Beat[] = [];
  let now = 0;
  let began = 0;
  let landed: number | null = null;
  const start = (cards: readonly Card[], { from, to, how, flip = false, shake = false }: Way): number => {
    const gap = Math.min(apart, breath / Math.max(cards.length, 1));
    const ms = (how === 'sink' ? sink : TRAVEL) + (shake ? SHAKE : 0);
    cards.forEach((card, i) => {
      const journey = journeys.get(card) ?? { from, legs: [] };
      journey.legs.push({ to, at: now + i * gap, ms, how, shake, flip: flip && journey.legs.length === 0 });
      journeys.set(card, journey);
    });
    return cards.length === 0 ? 0 : ms + (cards.length - 1) * gap;
  };
  const wait = (ms: number) => {
    now += ms;
  };
  return {
    start,
    move: (cards, way) => wait(start(cards, way)),
    wait,
    land: () => {
      landed = now;
    },
    beat: (events, parts = {}) => {
      const { weight = 'small', silent = false, hold = BIG, seat = null, spot = null } = parts;
      const lands = landed ?? now;
      const moves = now > began;
      const said = { weight, silent, hold, seat, spot };
      if (weight === 'big') now = Math.max(now, lands + hold);
      else now += moves && !isCaptioned(said) && !silent ? SETTLE : readingTime(said);
      const shows = moves || weight === 'big';
      beats.push({
        sound: null,
        waits: false,
        shows,
        ...parts,
        ...said,
        events,
        at: began,
        lands,
        until: now,
      });
      began = now;
      landed = null;
    },
    script: () => ({
      beats: withoutTail(beats),
      journeys: [...journeys].map(([card, journey]) => ({ card, ...journey })),
    }),
  };
}

type Said = Pick<Beat, 'weight' | 'silent' | 'hold' | 'seat' | 'spot'>;

/** Somebody's small beat is said at its place; whoever did it needs no caption. */
const isCaptioned = ({ weight, silent, seat, spot }: Said): boolean =>
  weight === 'small' && !silent && seat !== null && spot !== null;

/** How long one reads what is said about a beat. */
export const readingTime = (said: Said): number =>
  said.weight === 'big' ? said.hold : said.silent ? 0 : isCaptioned(said) ? CAPTION : READ;

/** Nobody waits after the last small thing has landed: its caption stays while the table goes on. */
function withoutTail(beats: readonly Beat[]): readonly Beat[] {
  const last = beats.findLastIndex(({ silent, weight }) => !silent || weight === 'big');
  const end = beats[last];
  if (!end || end.weight === 'big') return beats;
  const over = end.until - end.lands;
  return beats.map((beat, i) =>
    i < last
      ? beat
      : i === last
        ? { ...beat, until: beat.lands }
        : { ...beat, at: beat.at - over, lands: beat.lands - over, until: beat.until - over },
  );
}

/** A beat for each event, or for several where `perform` returns null: those are told with what follows. */
export function tellEach<Event>(
  events: readonly Event[],
  perform: (event: Event, i: number) => BeatParts | null,
  beat: (events: number, parts?: BeatParts) => void,
): void {
  let waiting = 0;
  events.forEach((event, i) => {
    const parts = perform(event, i);
    waiting++;
    if (!parts) return;
    beat(waiting, parts);
    waiting = 0;
  });
  if (waiting > 0) beat(waiting, { silent: true });
}
