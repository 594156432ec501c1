import { scripted } from '@fathoms/kernel/chance.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { isLegal, play } from '@fathoms/kernel/match.ts';
import type { Refusal } from '@fathoms/kernel/refusal.ts';
import { dive } from '../index.ts';
import { OCEAN } from '../ocean/cards.ts';
import { CHIEF_IDS } from '../parts.ts';
import type { Action, Companion, Diver, Event, Lying, Options, Program, State } from '../types.ts';

export const OPTIONS: Options = {
  mode: 'standard',
  chief: 'off',
  companions: 'off',
  flashlight: 'off',
  programClock: 'none',
  sonar: 'off',
  ageOrder: 'random',
  live: 'on',
  bots: '',
};

const CODES = { green: 'GT', red: 'RT', manta: 'MR' } as const;

/** A card in the words of the rules: shark+RT, shark, MR, – (nothing that counts). */
export type Card = 'shark' | 'GT' | 'RT' | 'MR' | 'shark+GT' | 'shark+RT' | 'shark+MR' | '–';

const CLASSES = OCEAN.map(({ id, shark, helper }) => {
  const words = [...(shark ? ['shark'] : []), ...(helper ? [CODES[helper.kind]] : [])];
  return { id, card: (words.join('+') || '–') as Card };
});

export interface Moment {
  cards?: Card[]; // from the top
  last?: true; // there are no others below
  spaces?: number[]; // per seat; two divers on 0 if not given
  chief?: number; // the Chief's space
  chiefCard?: string; // the next one
  holds?: (Companion | null)[]; // per seat: unused companions
  using?: (Companion | null)[]; // announced already
  dolphinsTo?: Seat; // with the first diver who uses the Dolphins
  mode?: State['mode'];
  clock?: number;
}

/** A moment of a game in readable words: round 3, nobody ready, everything not told otherwise as plain as possible. */
export function at(m: Moment = {}): State {
  const stack = pile(m.cards ?? []);
  const lying = new Set(stack.map(({ card }) => card));
  const plainFirst = [...CLASSES].sort((a, b) => Number(b.card === '–') - Number(a.card === '–'));
  const others = plainFirst.filter(({ id }) => !lying.has(id)).map(({ id }) => laid(id));
  const rest = m.last ? [] : others.slice(0, 20);
  return {
    version: 2,
    mode: m.mode ?? 'standard',
    flashlight: false,
    sonar: null,
    clock: m.clock ?? 0,
    live: true,
    key: '00112233445566778899aabbccddeeff',
    stack: [...stack, ...rest],
    gone: others.filter(one => !rest.includes(one)),
    lastDive: 0,
    divers: (m.spaces ?? [0, 0]).map((space, seat) => diver(m, space, seat)),
    chief: m.chief === undefined ? null : { space: m.chief, ...chiefDeck(m.chiefCard ?? 'V01') },
    offered: [],
    ages: [],
    octopus: null,
    round: 3,
    phase: 'program',
    reason: null,
    dream: null,
  };
}

function diver(m: Moment, space: number, seat: Seat): Diver {
  const using = m.using?.[seat] ?? null;
  return {
    space,
    program: null,
    ready: false,
    companion: m.holds?.[seat] ?? null,
    using,
    dolphinsTo: using === 'dolphins' ? (m.dolphinsTo ?? null) : null,
  };
}

const chiefDeck = (first: string): { deck: string[]; used: string[] } => ({
  deck: [first, ...CHIEF_IDS.filter(id => id !== first)],
  used: [],
});

/** Different cards of these classes. */
function pile(cards: readonly Card[]): Lying[] {
  const left = [...CLASSES];
  return cards.map(card => {
    const i = left.findIndex(one => one.card === card);
    if (i < 0) throw new Error(`there are not so many ${card}`);
    return laid(left.splice(i, 1)[0].id);
  });
}

const laid = (card: string): Lying => ({ card, turn: 0, flipped: false });

/** A game just set up. Luck that is not scripted is 0. */
export function opened(seats: number, options: Partial<Options> = {}, ...rolls: number[]): State {
  let used = 0;
  const chance = { below: (n: number) => Math.min(n - 1, rolls[used++] ?? 0) };
  return dive.setup(seats, { ...OPTIONS, ...options } as Options, { chance, tell: () => {} });
}

/** Takes a legal action; answers with its news. No luck may be needed. */
export function act(s: State, seat: Seat, text: string): Event[] {
  const action = dive.parse(text);
  if (action === null || !isLegal(dive, s, seat, action)) throw new Error(`${text} is not legal`);
  const events: Event[] = [];
  dive.apply(s, seat, action, { chance: scripted(), tell: event => events.push(event) });
  return events;
}

/** A whole round: everybody gets ready with these programs, from seat 0 on. Answers with the news of it all. */
export const round = (s: State, ...programs: string[]): Event[] =>
  programs.flatMap((program, seat) => act(s, seat, `ready ${program}`));

/** The same round in a fresh moment, and where everybody ends. */
export function after(m: Moment, ...programs: string[]): { s: State; news: Event[]; spaces: number[] } {
  const s = at(m);
  const news = round(s, ...programs);
  return { s, news, spaces: spaces(s) };
}

export const spaces = (s: State): number[] => s.divers.map(({ space }) => space);

type Type = Event['type'];

/** The news of one kind. */
export const only = <T extends Type>(news: readonly Event[], type: T): Extract<Event, { type: T }>[] =>
  news.filter((event): event is Extract<Event, { type: T }> => event.type === type);

/** Where the Rest phase moved everybody: levels counted, per diver and then the Chief. */
export const rested = (news: readonly Event[]): number[] =>
  only(news, 'rested')[0].moves.map(({ from, to }) => to - from);

export const program = (text: string): Program => {
  const action = dive.parse(`ready ${text}`) as Extract<Action, { type: 'ready' }> | null;
  if (action === null) throw new Error(`${text} is no program`);
  return action.program;
};

/** The refusal a seat gets for an action; null = it is accepted. */
export function refusal(state: State, seat: Seat, text: string): Refusal | null {
  const played = play({ game: dive, state, chance: { below: () => 0 } }, seat, text);
  return played.ok ? null : played.refusal;
}

/** The rule an illegal action names; null = it is accepted, or refused for another reason. */
export function brokenRule(s: State, text: string, seat: Seat = 0): string | null {
  const answer = refusal(s, seat, text);
  return answer?.code === 'illegal' ? answer.rule : null;
}

/** What a seat may do, in order, without programs. */
export const options = (s: State, seat: Seat): string[] => dive.legal(s, seat).map(dive.format);
