import { seeded } from '../chance.ts';
import { type Chance, type Game, type Kinds, parseSeat, type Seat, seatLetter } from '../game.ts';
import { type Entry, type Log, play, playForced, type Step, start } from '../match.ts';

/** A match with its news, ready to be written down. */
export interface Recorded<K extends Kinds> {
  readonly seats: number;
  readonly options: K['options'];
  readonly rolls: readonly number[];
  readonly opening: readonly K['event'][];
  readonly steps: readonly Step<K>[];
  readonly state: K['state'];
}

/** How one game's matches are written down. */
interface Form<K extends Kinds> {
  readonly columns: { readonly action: number; readonly by: number; readonly rolls: number }; // widths; by 0 = none
  readonly prologue: (recorded: Recorded<K>) => readonly string[]; // behind the header
  readonly tale: (event: K['event']) => readonly string[]; // what a reader cannot see from the action itself
}

export type Decide<K extends Kinds> = (state: K['state'], chance: Chance) => { seat: Seat; action: string };

interface Transcript<K extends Kinds> {
  readonly version: number;
  readonly log: Log<K>;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export interface Transcripts<K extends Kinds> {
  readonly record: (seats: number, options: K['options'], decide: Decide<K>, seed: string) => Recorded<K>;
  readonly write: (recorded: Recorded<K>) => string;
  readonly read: (text: string) => Transcript<K>;
}

/**
 * Whole matches as text, for people to read and for tests to replay:
 *
 * locker v1 · 2 seats · divers on · variant V5 · start random  ~ 1 4 2 | A D05, B D03
 *   1  A reveal                  ~ 12            | net-5
 *   2  A net key         table                   | key-7
 * scores 31 28
 * places 1 2
 */
export const transcripts = <K extends Kinds>(game: Game<K>, form: Form<K>): Transcripts<K> => ({
  record: (seats, options, decide, seed) => recordMatch(game, seats, options, decide, seeded(seed)),
  write: recorded => writeMatch(game, form, recorded),
  read: text => readMatch(game, text),
});

/** A match as a table would log it: what has no alternative by the table, the rest as `decide` says. */
function recordMatch<K extends Kinds>(
  game: Game<K>,
  seats: number,
  options: K['options'],
  decide: Decide<K>,
  chance: Chance,
): Recorded<K> {
  const { state: first, events: opening, rolls } = start(game, seats, options, chance);
  const steps: Step<K>[] = [];
  let state = first;
  while (true) {
    const forced = playForced({ game, state, chance });
    steps.push(...forced.steps);
    state = forced.state;
    if (game.outcome(state)) return { seats, options, rolls, opening, steps, state };
    const { seat, action } = decide(state, chance);
    const played = play({ game, state, chance }, seat, action);
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    steps.push(played);
    state = played.state;
  }
}

const NOTHING = '-'; // stands for an empty option

function writeMatch<K extends Kinds>(game: Game<K>, form: Form<K>, recorded: Recorded<K>): string {
  const { seats, options, rolls, steps, state } = recorded;
  const { columns, prologue, tale } = form;
  const settings = Object.keys(game.options).map(name => `${name} ${options[name] || NOTHING}`);
  const head = [`${game.id} v${game.version}`, `${seats} seats`, ...settings].join(' · ');
  const end = game.outcome(state);
  const lines = steps.map(({ entry: { seat, action, rolls: used, by = '' }, events }, i) => {
    const text = `${seatLetter(seat)} ${action}`.padEnd(columns.action);
    const decidedBy = columns.by > 0 ? ` ${by.padEnd(columns.by)}` : '';
    const line = `${String(i + 1).padStart(3)}  ${text}${decidedBy}${luck(used).padEnd(columns.rolls)}`;
    return withStory(line, events.flatMap(tale));
  });
  return [
    withStory(`${head} ${luck(rolls)}`, prologue(recorded)),
    ...lines,
    `scores ${end?.scores.join(' ')}`,
    `places ${end?.places.join(' ')}`,
    '',
  ].join('\n');
}

const withStory = (line: string, story: readonly string[]): string =>
  story.length > 0 ? `${line} | ${story.join(', ')}` : line.trimEnd();

const luck = (rolls: readonly number[]): string => (rolls.length > 0 ? ` ~ ${rolls.join(' ')}` : '');

function readMatch<K extends Kinds>(game: Game<K>, text: string): Transcript<K> {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [places, scores] = [lines.pop() ?? '', lines.pop() ?? ''];
  const found = head.match(/^(\w+) v(\d+) · (\d) seats · (.*?)(?: +[~|].*)?$/);
  if (found?.[1] !== game.id) throw new Error(`not a header: ${head}`);
  const [, , version, seats, settings] = found;
  const options = settings.split(' · ').map(setting => setting.split(' '));
  return {
    version: Number(version),
    log: {
      seats: Number(seats),
      options: Object.fromEntries(options.map(([name, value]) => [name, value === NOTHING ? '' : value])),
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
