import { seeded } from '@fathoms/kernel/chance.ts';
import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Entry, type Log, play, playForced, type Step, start } from '@fathoms/kernel/match.ts';
import { scuba } from '../index.ts';
import type { Event, Options, ScubaKinds, State } from '../types.ts';
import { dice } from './walk.ts';

/** A match with its news, ready to be written down. */
export interface Recorded {
  readonly seats: number;
  readonly options: Options;
  readonly rolls: readonly number[];
  readonly steps: readonly Step<ScubaKinds>[];
  readonly state: State;
}

/** A match as a table would log it: decisions by dice, the rest by the table. */
export function record(seats: number, options: Options, nerve: number, seed: string): Recorded {
  const chance = seeded(seed);
  const opening = start(scuba, seats, options, chance);
  const steps: Step<ScubaKinds>[] = [];
  let { state } = opening;
  while (true) {
    const forced = playForced({ game: scuba, state, chance });
    steps.push(...forced.steps);
    state = forced.state;
    if (scuba.outcome(state)) return { seats, options, rolls: opening.rolls, steps, state };
    const played = play({ game: scuba, state, chance }, scuba.toAct(state)[0], dice(state, nerve, chance));
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    steps.push(played);
    state = played.state;
  }
}

/**
 * scuba v1 · 2 seats · decompression on · nonLethal off · openScores off · start random  ~ 1 4 2
 *   1  A step 1/5
 *   2  A turn                    ~ 12            | R17 empty
 *   3  A stop            table   ~ 3             | A 19 air, B turn 2, C05
 * scores 31 28
 * places 1 2
 */
export function write({ seats, options, rolls, steps, state }: Recorded): string {
  const names = ['decompression', 'nonLethal', 'openScores', 'start'] as const;
  const head = `scuba v${scuba.version} · ${seats} seats · ${names.map(name => `${name} ${options[name]}`).join(' · ')}`;
  const end = scuba.outcome(state);
  const lines = steps.map(({ entry, events }, i) => {
    const { seat, action, by = '' } = entry;
    const text = `${seatLetter(seat)} ${action}`.padEnd(14);
    const story = events.flatMap(tale).join(', ');
    const line = `${String(i + 1).padStart(3)}  ${text} ${by.padEnd(6)}${luck(entry.rolls).padEnd(10)}`;
    return story ? `${line} | ${story}` : line.trimEnd();
  });
  return [
    `${head} ${luck(rolls)}`,
    ...lines,
    `scores ${end?.scores.join(' ')}`,
    `places ${end?.places.join(' ')}`,
    '',
  ].join('\n');
}

const signed = (points: number): string => (points > 0 ? `+${points}` : `−${-points}`);

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'began':
      return [`${seatLetter(event.seat)} turn ${event.turn} round ${event.round}`];
    case 'drawn':
      return [`${event.card}${event.wake ? ' wake' : ''}${event.shuffled ? ' shuffled' : ''}`];
    case 'drifted':
      return [
        ...event.tiles.map(({ tile, to }) => `${tile} to ${to ?? 'nowhere'}`),
        ...event.divers.map(({ seat, to }) => `${seatLetter(seat)} to ${to}`),
      ];
    case 'breathed':
      return [`${seatLetter(event.seat)} ${event.air} air`];
    case 'turned':
      return [`${event.tile} ${event.front}`];
    case 'happened':
      return [`${event.card}${event.idle ? ' idle' : ''}`];
    case 'saw':
      return [`${seatLetter(event.seat)} saw ${event.tile}`];
    case 'left':
      return [`${event.tile} seen by all`];
    case 'scored':
      return [`${seatLetter(event.seat)} ${signed(event.points)} ${event.by}`];
    case 'moved':
      return [`${seatLetter(event.seat)} to ${event.to}`];
    case 'picked':
      return [`${seatLetter(event.about)} pushed ${event.side}`];
    case 'saturated':
      return [`${seatLetter(event.seat)} ${event.tokens} tokens`];
    case 'died':
      return [`${seatLetter(event.seat)} died`];
    case 'evacuated':
      return [`${seatLetter(event.seat)} evacuated to ${event.to}`];
    case 'staged':
      return [event.stage];
    case 'departed':
      return ['the boat leaves'];
    case 'ended':
      return [`over: ${event.reason}`];
    default:
      return [];
  }
}

const luck = (rolls: readonly number[]): string => (rolls.length > 0 ? ` ~ ${rolls.join(' ')}` : '');

export interface Transcript {
  readonly version: number;
  readonly log: Log<ScubaKinds>;
  readonly scores: number[];
  readonly places: number[];
}

export function read(text: string): Transcript {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [places, scores] = [lines.pop() ?? '', lines.pop() ?? ''];
  const found = head.match(
    /^scuba v(\d+) · (\d) seats · decompression (\w+) · nonLethal (\w+) · openScores (\w+) · start (\w+)/,
  );
  if (!found) throw new Error(`not a header: ${head}`);
  const [, version, seats, decompression, nonLethal, openScores, first] = found;
  return {
    version: Number(version),
    log: {
      seats: Number(seats),
      options: { decompression, nonLethal, openScores, start: first } as Options,
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
