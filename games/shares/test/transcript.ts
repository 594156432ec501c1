import { seeded } from '@fathoms/kernel/chance.ts';
import { parseSeat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Entry, type Log, play, type Step, start } from '@fathoms/kernel/match.ts';
import { shares } from '../index.ts';
import { COMPANIES } from '../parts.ts';
import type { Event, Options, SharesKinds, State } from '../types.ts';
import { dice, type Thrift } from './walk.ts';

/** A match with its news, ready to be written down. */
export interface Recorded {
  readonly seats: number;
  readonly options: Options;
  readonly rolls: readonly number[];
  readonly opening: readonly Event[];
  readonly steps: readonly Step<SharesKinds>[];
  readonly state: State;
}

/** A match as a table would log it, every decision by dice. */
export function record(seats: number, options: Options, thrift: Thrift, seed: string): Recorded {
  const chance = seeded(seed);
  const { state: first, events: opening, rolls } = start(shares, seats, options, chance);
  const steps: Step<SharesKinds>[] = [];
  let state = first;
  while (shares.outcome(state) === null) {
    const played = play({ game: shares, state, chance }, state.active, dice(state, thrift, chance));
    if (!played.ok) throw new Error(JSON.stringify(played.refusal));
    steps.push({ entry: played.entry, events: played.events });
    state = played.state;
  }
  return { seats, options, rolls, opening, steps, state };
}

/**
 * shares v1 · 3 seats · sides basic · cleaning basic · … · wildlife basic  ~ 1 4 2 | A dealt ds-04 ds-17 …
 *   1  A take 44
 *   7  A buy 53 with 07 13
 *   8  B expand pearl 60             ~ 12 3 | dividend 1 1 0, A drew ds-03, B drew ds-77
 * scores 31 28 12
 * places 1 2 3
 */
export function write({ seats, options, rolls, opening, steps, state }: Recorded): string {
  const sides = COMPANIES.map(company => `${company} ${options[company]}`).join(' · ');
  const head = `shares v${shares.version} · ${seats} seats · sides ${options.sides} · ${sides}`;
  const end = shares.outcome(state);
  const lines = steps.map(({ entry, events }, i) => {
    const text = `${String(i + 1).padStart(3)}  ${`${seatLetter(entry.seat)} ${entry.action}`.padEnd(30)}`;
    return withStory(`${text}${luck(entry.rolls)}`, events);
  });
  return [
    withStory(`${head} ${luck(rolls)}`, opening),
    ...lines,
    `scores ${end?.scores.join(' ')}`,
    `places ${end?.places.join(' ')}`,
    '',
  ].join('\n');
}

function withStory(line: string, events: readonly Event[]): string {
  const story = events.flatMap(tale).join(', ');
  return story ? `${line} | ${story}` : line.trimEnd();
}

/** What a reader cannot see from the action itself. */
function tale(event: Event): string[] {
  switch (event.type) {
    case 'opened':
      return [
        `advanced ${COMPANIES.filter(company => event.sides[company] === 'advanced').join(' ') || 'none'}`,
      ];
    case 'dealt':
      return [`${seatLetter(event.seat)} dealt ${event.cards?.join(' ')}`];
    case 'started':
      return [`${seatLetter(event.first)} starts`];
    case 'drew':
      return [`${seatLetter(event.seat)} drew ${event.cards?.join(' ')}`];
    case 'laid':
      return [`row ${event.cards.join(' ')}`];
    case 'founded':
      return [`X has ${event.cards.join(' ')}`];
    case 'declared':
      return [`dividend ${event.amounts.join(' ')}`];
    case 'offered':
      return ['ability'];
    case 'acquired':
      return [`got ${event.card}`];
    case 'fundraised':
      return [event.second ? 'second fundraiser' : 'fundraiser'];
    case 'missed':
      return [`${seatLetter(event.seat)} missed ${event.count}`];
    case 'depleted':
      return [`depletion ${event.nth}`];
    case 'shuffled':
      return [`shuffled ${event.cards.length}`];
    case 'surfaced':
      return [`${event.card} ${event.aside ? 'waits' : 'turns up'}`];
    case 'resolved':
      return [`${event.card}: ${event.drawn.join(' ')}, X gets ${event.share}, ${event.added} added`];
    case 'triggered':
      return [`end triggered: ${event.reason}`];
    case 'ended':
      return ['over'];
    default:
      return [];
  }
}

const luck = (rolls: readonly number[]): string => (rolls.length > 0 ? ` ~ ${rolls.join(' ')}` : '');

export interface Transcript {
  readonly version: number;
  readonly log: Log<SharesKinds>;
  readonly scores: number[];
  readonly places: number[];
}

export function read(text: string): Transcript {
  const [head, ...lines] = text.trimEnd().split('\n');
  const [places, scores] = [lines.pop() ?? '', lines.pop() ?? ''];
  const found = head.match(/^shares v(\d+) · (\d) seats · (sides \w+(?: · \w+ \w+){5}) /);
  if (!found) throw new Error(`not a header: ${head}`);
  return {
    version: Number(found[1]),
    log: {
      seats: Number(found[2]),
      options: Object.fromEntries(found[3].split(' · ').map(option => option.split(' '))) as Options,
      rolls: readLuck(head),
      entries: lines.map(readEntry),
    },
    scores: readNumbers(scores.replace(/^scores /, '')),
    places: readNumbers(places.replace(/^places /, '')),
  };
}

function readEntry(line: string): Entry {
  const found = line.match(/^ *\d+ {2}([A-Z]) (\w+(?: \w+)*)/);
  if (!found) throw new Error(`not an entry: ${line}`);
  return { seat: parseSeat(found[1]) ?? 0, action: found[2], rolls: readLuck(line) };
}

const readLuck = (line: string): number[] => readNumbers(line.match(/~ ([\d ]*\d)/)?.[1] ?? '');
const readNumbers = (text: string): number[] => (text === '' ? [] : text.split(' ').map(Number));
