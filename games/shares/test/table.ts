import { draw, seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Dealer, Seat } from '@fathoms/kernel/game.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { shares } from '../index.ts';
import {
  CARDS,
  type Card,
  COMPANIES,
  type Company,
  type CompanyId,
  companyOf,
  parseCompany,
} from '../parts.ts';
import type { Action, Event, Options, Phase, State } from '../types.ts';

type PerCompany<T> = { [C in CompanyId]?: T };

/** A moment of a game in numbers of cards. Seat A is active, at the start of a turn, unless told otherwise. */
export interface Moment {
  hands?: Card[][]; // per seat; three empty ones if not given
  portfolios?: Card[][]; // per seat; cards are shares of their own company
  third?: Card[]; // the third player's shares; none if not given and there are two seats
  stacks?: PerCompany<Card[]>; // oldest first
  deck?: Card[]; // if not given, every DS card that lies nowhere else
  discards?: Card[];
  row?: Card[];
  advanced?: CompanyId[] | 'all';
  first?: Seat;
  active?: Seat;
  depletions?: number;
  draws?: number;
  fresh?: boolean;
  ending?: Seat;
  final?: boolean;
  offer?: CompanyId; // the ability that is offered
  phase?: Phase;
}

export function at(moment: Moment): State {
  const { hands = [[], [], []], portfolios = [], third = [], discards = [], row = [] } = moment;
  const stacks = COMPANIES.map(company => [...(moment.stacks?.[company] ?? [])]);
  const owned = [...hands.map((_, seat) => portfolios[seat] ?? []), ...(hands.length === 2 ? [third] : [])];
  const lying = [...hands.flat(), ...owned.flat(), ...stacks.flat(), ...discards, ...row];
  const known = [...lying, ...(moment.deck ?? [])];
  if (new Set(known).size < known.length) throw new Error('a card lies in two places');
  return {
    advanced: COMPANIES.map(company => moment.advanced === 'all' || !!moment.advanced?.includes(company)),
    first: moment.first ?? 0,
    active: moment.active ?? 0,
    turn: 1,
    hands: hands.map(hand => [...hand].sort((a, b) => a - b)),
    portfolios: owned.map(cards => COMPANIES.map((_, own) => cards.filter(card => companyOf(card) === own))),
    stacks,
    row: [...row],
    deck: moment.deck ? [...moment.deck] : CARDS.filter(card => !lying.includes(card)),
    discards: [...discards],
    depletions: moment.depletions ?? 0,
    draws: moment.draws ?? 0,
    fresh: moment.fresh ?? false,
    ending: moment.ending ?? null,
    final: moment.final ?? false,
    phase:
      moment.phase ?? (moment.offer ? { name: 'ability', company: index(moment.offer) } : { name: 'action' }),
  };
}

export const index = (company: CompanyId): Company => parseCompany(company) as Company;

/** The first `count` shares of a company that are not among `without`. */
export const sharesIn = (company: CompanyId, count: number, without: readonly Card[] = []): Card[] =>
  CARDS.filter(card => companyOf(card) === index(company) && !without.includes(card)).slice(0, count);

/** How many shares of each company an owner has; the third player comes after the seats. */
export const holdings = (s: State, owner: number): number[] => s.portfolios[owner].map(own => own.length);

/** Luck that draws these cards from the deck, one after the other; the rest of it is not needed. */
function fate(s: State, cards: readonly Card[]): Chance & { left(): number } {
  const wanted = [...cards];
  return {
    below() {
      const card = wanted.shift();
      const i = card === undefined ? -1 : s.deck.indexOf(card);
      if (i < 0) throw new Error(`${card} is not to be drawn from ${s.deck.length} cards`);
      return i;
    },
    left: () => wanted.length,
  };
}

/** The news of `work`, in which exactly these cards are drawn, in this order. */
export function heard(s: State, work: (dealer: Dealer<Event>) => void, ...drawn: Card[]): Event[] {
  const luck = fate(s, drawn);
  const events: Event[] = [];
  work({ chance: luck, tell: event => events.push(event) });
  if (luck.left() > 0) throw new Error(`${luck.left()} cards were not drawn`);
  return events;
}

/** Takes a legal action for the seat that is to act, in which exactly these cards are drawn. */
export function act(s: State, text: string, ...drawn: Card[]): Event[] {
  const action = readable(text);
  if (!isLegal(shares, s, s.active, action)) throw new Error(`${text} is not legal`);
  return heard(s, dealer => shares.apply(s, s.active, action, dealer), ...drawn);
}

/** The same, whatever is drawn. */
export function acts(s: State, ...texts: string[]): Event[] {
  const chance = seeded('whatever');
  return texts.flatMap(text => {
    const events: Event[] = [];
    if (!may(s, text)) throw new Error(`${text} is not legal`);
    shares.apply(s, s.active, readable(text), { chance, tell: event => events.push(event) });
    return events;
  });
}

export const may = (s: State, text: string): boolean => isLegal(shares, s, s.active, readable(text));

function readable(text: string): Action {
  const action = shares.parse(text);
  if (action === null) throw new Error(`${text} is unreadable`);
  return action;
}

/** What `legal` lists for the seat that is to act, in order. */
export const listed = (s: State): string[] => shares.legal(s, s.active).map(shares.format);

/** What it may pay for, in order: the deal and its price. */
export function priced(s: State): string[] {
  const choice = shares.choices?.describe(s, s.active);
  return (choice?.offers ?? []).map(({ deal, price }) => `${shares.format({ ...deal, with: [] })}: ${price}`);
}

export const ofType = <T extends Event['type']>(events: readonly Event[], type: T) =>
  events.filter((event): event is Extract<Event, { type: T }> => event.type === type);

export const kinds = (events: readonly Event[]): string[] => events.map(event => event.type);

/** How many cards each seat drew, by the news. */
export function drawnBy(events: readonly Event[], seats: number): number[] {
  const counts = Array.from({ length: seats }, () => 0);
  for (const event of ofType(events, 'drew')) counts[event.seat] += event.count;
  return counts;
}

export const BASIC: Options = {
  sides: 'basic',
  cleaning: 'basic',
  treasure: 'basic',
  pearl: 'basic',
  research: 'basic',
  wildlife: 'basic',
};

/** A game just set up, in which these cards come from the deck first; after that, any. */
export function opened(seats: number, options: Partial<Options> = {}, ...first: Card[]) {
  const bag = [...CARDS];
  const wanted = [...first];
  const rest = seeded(`${seats}`);
  const chance: Chance = {
    below(n) {
      if (n !== bag.length) return rest.below(n);
      const card = wanted.shift();
      const i = card === undefined ? rest.below(n) : bag.indexOf(card);
      draw(bag, { below: () => i });
      return i;
    },
  };
  const events: Event[] = [];
  const s = shares.setup(seats, { ...BASIC, ...options } as Options, {
    chance,
    tell: event => events.push(event),
  });
  return { s, events };
}
