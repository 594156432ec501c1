import { seeded } from '@fathoms/kernel/chance.ts';
import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Entry, type Log, play, playForced, type Step, start } from '@fathoms/kernel/match.ts';
import { locker } from '../index.ts';
import type { Event, LockerKinds, Options, State } from '../types.ts';
import { dice } from './walk.ts';

/** A match with its news, ready to be written down. */
export interface Recorded {
  readonly seats: number;
  readonly options: Options;
  readonly rolls: readonly number[];
  readonly steps: readonly Step<LockerKinds>[];
  readonly state: State;
}

/** A match as a table would log it: decisions by dice, the rest by the table. */
export function record(seats: number, options: Options, depth: number, seed: string): Recorded {
  const chance = seeded(seed);
  const opening = start(locker, seats, options, chance);
  const steps: Step<LockerKinds>[] = [];
  let { state } = opening;
  while (true) {
    const forced = playForced({ game: locker, state, chance });
    steps.push(...forced.steps);
    state = forced.state;
    if (locker.outcome(state)) return { seats, options, rolls: opening.rolls, steps, state };
    const played = play({ game: locker, state, chance }, locker.toAct(state)[0], dice(state, depth, chance));
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    steps.push(played);
    state = played.state;
  }
}

/**
 * locker v1 · 2 seats · divers on · variant V5 · start random  ~ 1 4 2 | A D05, B D03
 *   1  A reveal                  ~ 12            | net-5
 *   2  A net key         table                   | key-7
 * scores 31 28
 * places 1 2
 */
export function write({ seats, options, rolls, steps, state }: Recorded): string {
  const { divers, variant, start: first } = options;
  const head = `locker v${locker.version} · ${seats} seats · divers ${divers} · variant ${variant} · start ${first}`;
  const end = locker.outcome(state);
  const lines = steps.map(({ entry, events }, i) => {
    const { seat, action, by = '' } = entry;
    const text = `${seatLetter(seat)} ${action}`.padEnd(20);
    const story = events.flatMap(tale).join(', ');
    const line = `${String(i + 1).padStart(3)}  ${text} ${by.padEnd(6)}${luck(entry.rolls).padEnd(16)}`;
    return story ? `${line} | ${story}` : line.trimEnd();
  });
  return [
    `${head} ${luck(rolls)}${cast(state)}`,
    ...lines,
    `scores ${end?.scores.join(' ')}`,
    `places ${end?.places.join(' ')}`,
    '',
  ].join('\n');
}

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'revealed':
      return [event.card];
    case 'placed':
      return event.from === 'deck' || event.from === 'locker' ? [] : [event.card];
    case 'tamed':
      return ['straight into the Hold'];
    case 'lapsed':
      return [`${event.owed} owed`];
    case 'fizzled':
      return ['no effect'];
    case 'drew':
      return [`drew ${event.cards?.join(' ')}`];
    case 'peeked':
      return [`next ${event.cards?.join(' ')}`];
    case 'knifed':
      return [`cut ${event.cards.join(' ')}`];
    case 'sunk':
      return ['sunk'];
    case 'crashed':
      return [
        `incident: saved ${event.saved.join(' ') || 'nothing'}`,
        `lost ${event.lost.join(' ')}${event.to === 'locker' ? '' : ` to ${seatLetter(event.to)}`}`,
      ];
    case 'returned':
      return [
        event.cards.join(' ') || 'nothing',
        ...(event.bonus.length ? [`bonus ${event.bonus.join(' ')}`] : []),
      ];
    case 'ended':
      return [`over: ${event.reason}`];
    default:
      return [];
  }
}

/** Who plays which Diver, if any. */
const cast = ({ divers }: State): string => {
  const players = divers.flatMap((diver, seat) => (diver === null ? [] : [`${seatLetter(seat)} ${diver}`]));
  return players.length > 0 ? ` | ${players.join(', ')}` : '';
};

const luck = (rolls: readonly number[]): string => (rolls.length > 0 ? ` ~ ${rolls.join(' ')}` : '');

export interface Transcript {
  readonly version: number;
  readonly log: Log<LockerKinds>;
  readonly scores: number[];
  readonly places: number[];
}

export function read(text: string): Transcript {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [places, scores] = [lines.pop() ?? '', lines.pop() ?? ''];
  const found = head.match(/^locker v(\d+) · (\d) seats · divers (\w+) · variant (\w+) · start (\w+)/);
  if (!found) throw new Error(`not a header: ${head}`);
  const [, version, seats, divers, variant, first] = found;
  return {
    version: Number(version),
    log: {
      seats: Number(seats),
      options: { divers, variant, start: first } as Options,
      rolls: readLuck(head),
      entries: lines.map(readEntry),
    },
    scores: readNumbers(scores.replace(/^scores /, '')),
    places: readNumbers(places.replace(/^places /, '')),
  };
}

function readEntry(line: string): Entry {
  const found = line.match(/^ *\d+ {2}([A-Z]) (\S+(?: \S+)*?)(?: {2,}(table))?(?: +~ [\d ]+?)?(?: +\|.*)?$/);
  if (!found) throw new Error(`not an entry: ${line}`);
  const [, letter, action, by] = found;
  const entry = { seat: parseSeat(letter) ?? 0, action, rolls: readLuck(line) };
  return by === 'table' ? { ...entry, by } : entry;
}

const readLuck = (line: string): number[] => readNumbers(line.match(/~ ([\d ]*\d)/)?.[1] ?? '');
const readNumbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
