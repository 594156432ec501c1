import { seeded } from '@fathoms/kernel/chance.ts';
import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Entry, type Log, play, playForced, type Step, start } from '@fathoms/kernel/match.ts';
import { dive } from '../index.ts';
import type { DiveKinds, Event, Options, Pawn, State } from '../types.ts';
import { dice } from './walk.ts';

/** A match with its news, ready to be written down. */
export interface Recorded {
  readonly seats: number;
  readonly options: Options;
  readonly rolls: readonly number[];
  readonly steps: readonly Step<DiveKinds>[];
  readonly state: State;
}

/** A match as a table would log it: decisions by dice, the rest by the table. */
export function record(seats: number, options: Options, seed: string): Recorded {
  const chance = seeded(seed);
  const opening = start(dive, seats, options, chance);
  const steps: Step<DiveKinds>[] = [];
  let { state } = opening;
  while (true) {
    const forced = playForced({ game: dive, state, chance });
    steps.push(...forced.steps);
    state = forced.state;
    if (dive.outcome(state)) return { seats, options, rolls: opening.rolls, steps, state };
    const { seat, action } = dice(state, chance);
    const played = play({ game: dive, state, chance }, seat, action);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    steps.push(played);
    state = played.state;
  }
}

const NAMES = Object.keys(dive.options) as (keyof Options & string)[];

/**
 * dive v1 · 2 seats · mode standard · chief off · …  ~ 1 4 2
 *   1  A ready 1n 3s
 *   2  B ready 5n                | 1: – AB right, 2: shark A right, B +1 to 1, A +2 to 2
 * scores 24 21
 * places 1 2
 */
export function write({ seats, options, rolls, steps, state }: Recorded): string {
  const settings = NAMES.map(name => `${name} ${options[name] || '-'}`).join(' · ');
  const end = dive.outcome(state);
  const lines = steps.map(({ entry, events }, i) => {
    const { seat, action, by = '' } = entry;
    const text = `${seatLetter(seat)} ${action}`.padEnd(36);
    const story = events.flatMap(tale).join(', ');
    const line = `${String(i + 1).padStart(3)}  ${text} ${by.padEnd(6)}${luck(entry.rolls)}`;
    return story ? `${line} | ${story}` : line.trimEnd();
  });
  return [
    `dive v${dive.version} · ${seats} seats · ${settings} ${luck(rolls)}`,
    ...lines,
    `scores ${end?.scores.join(' ')}`,
    `places ${end?.places.join(' ')}`,
    '',
  ].join('\n');
}

const nameOf = (pawn: Pawn): string => (pawn === 'chief' ? 'Chief' : seatLetter(pawn));
const letters = (seats: readonly number[]): string => seats.map(seatLetter).join('') || 'nobody';

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'revealed':
      return event.chief ? [`Chief ${event.chief.id}`] : [];
    case 'covered':
      return [`covered ${event.levels.join('')}`];
    case 'turned':
      return [`${event.level}: ${event.card}${event.content?.shark ? ' shark' : ''}`];
    case 'judged':
      return event.wrong.length > 0 ? [`${letters(event.wrong)} wrong`] : [];
    case 'raced':
      return event.winner === null ? ['tie'] : [];
    case 'helped':
      return [`${nameOf(event.pawn)} to ${event.to} by ${event.by}`];
    case 'spent':
      return [`${seatLetter(event.seat)} spent ${event.levels.join('')}`];
    case 'thanked':
      return [`${seatLetter(event.seat)} to ${event.to} by dolphins`];
    case 'rested':
      return [
        event.moves.map(({ pawn, to, blocked }) => `${nameOf(pawn)} ${to}${blocked ? '!' : ''}`).join(' '),
      ];
    case 'ended':
      return [`${event.winners.map(nameOf).join('')} by ${event.reason}`];
    default:
      return [];
  }
}

const luck = (rolls: readonly number[]): string => (rolls.length === 0 ? '' : ` ~ ${rolls.join(' ')}`);

export interface Golden {
  readonly version: number;
  readonly log: Log<DiveKinds>;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export function read(text: string): Golden {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [places, scores] = [lines.pop() ?? '', lines.pop() ?? ''];
  const found = head.match(/^dive v(\d+) · (\d) seats · (.*?)(?: {1,2}~ .*)?$/);
  if (!found) throw new Error(`not a header: ${head}`);
  const [, version, seats, settings] = found;
  const options = Object.fromEntries(
    settings
      .trimEnd()
      .split(' · ')
      .map(setting => setting.split(' '))
      .map(([name, value]) => [name, value === '-' ? '' : value]),
  ) as Options;
  return {
    version: Number(version),
    log: { seats: Number(seats), options, rolls: readLuck(head), entries: lines.map(readEntry) },
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
