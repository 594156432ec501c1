import { draw, scripted } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import { type Dealer, type Seat, seatLetter } from '@fathoms/kernel/game.ts';
import { type Entry, play, playForced } from '@fathoms/kernel/match.ts';
import { addCard, cardsIn, emptyHold } from '../hold.ts';
import { locker } from '../index.ts';
import { CARDS, type Card, type CardId, cardId, type DiverId, parseCard, type VariantId } from '../parts.ts';
import type { Event, Hold, Options, Phase, State } from '../types.ts';

/** A moment of a game in readable words. Seat A is active and has revealed a card unless told otherwise. */
export interface Moment {
  holds?: CardId[][]; // per seat; two empty ones if not given
  exploration?: CardId[]; // in the order placed
  netted?: CardId[]; // those of the Exploration that a Net placed
  deck?: CardId[]; // top first; if not given, every card that lies nowhere else, in no order
  peek?: number; // how many of the deck the active player has looked at
  locker?: CardId[];
  divers?: (DiverId | null)[];
  victim?: Seat;
  variant?: VariantId;
  active?: Seat;
  revealed?: boolean;
  phase?: Phase;
}

export function at(moment: Moment): State {
  const { holds = [[], []], exploration = [], netted = [], locker: pile = [], deck } = moment;
  const lying = [...holds.flat(), ...exploration, ...pile, ...(deck ?? [])].map(card);
  if (new Set(lying).size < lying.length) throw new Error('a card lies in two places');
  return {
    variant: moment.variant ?? null,
    divers: holds.map((_, seat) => moment.divers?.[seat] ?? null),
    aside: [],
    victim: moment.victim ?? null,
    active: moment.active ?? 0,
    turn: 1,
    revealed: moment.revealed ?? true,
    deck: deck ? [] : CARDS.filter(other => !lying.includes(other)),
    top: deck ? deck.map(card) : [],
    peek: moment.peek ?? 0,
    locker: pile.map(card),
    exploration: exploration.map((id, i) => ({ card: card(id), nth: i + 1, netted: netted.includes(id) })),
    placed: exploration.length,
    hauls: 0,
    holds: holds.map(hold),
    phase: moment.phase ?? { name: 'exploring' },
  };
}

export function card(id: CardId): Card {
  const found = parseCard(id);
  if (found === null) throw new Error(`there is no card ${id}`);
  return found;
}

export function hold(ids: readonly CardId[]): Hold {
  const held = emptyHold();
  for (const id of ids) addCard(held, card(id));
  return held;
}

/** A game just set up, from scripted luck. */
export function opened(seats: number, options: Partial<Options>, ...rolls: number[]): State {
  const luck = scripted(...rolls);
  const full: Options = { divers: 'off', variant: 'none', start: 'A', ...options };
  const s = locker.setup(seats, full, { chance: luck, tell: () => {} });
  if (luck.left() > 0) throw new Error('the setup did not use all its luck');
  return s;
}

/** The luck that draws these from a bag, one after the other. */
export function drawing<T>(bag: readonly T[], ...wanted: T[]): number[] {
  const rest = [...bag];
  return wanted.flatMap(item => {
    const roll = rest.indexOf(item);
    if (roll < 0) throw new Error(`${item} is not in the bag`);
    draw(rest, { below: () => roll });
    return rest.length === 0 ? [] : [roll]; // the last one needs no luck
  });
}

/** The news of `work`, with luck from `rolls`, all of which must be used. */
export function heard(work: (dealer: Dealer<Event>) => void, ...rolls: number[]): Event[] {
  const luck = scripted(...rolls);
  const events: Event[] = [];
  work({ chance: luck, tell: event => events.push(event) });
  if (luck.left() > 0) throw new Error('not all the luck was used');
  return events;
}

/** Takes a legal action for the seat that is to act; what is forced is left undone. */
export function act(s: State, text: string, ...rolls: number[]): Event[] {
  const [seat] = locker.toAct(s);
  const action = locker.legal(s, seat).find(option => locker.format(option) === text);
  if (!action) throw new Error(`${text} is not legal; these are: ${options(s).join(', ')}`);
  return heard(dealer => locker.apply(s, seat, action, dealer), ...rolls);
}

/** What the seat that is to act may do, in order. */
export function options(s: State): string[] {
  const [seat] = locker.toAct(s);
  return locker.legal(s, seat).map(option => locker.format(option));
}

/** Where the cards lie; piles in the order of the box, the Exploration in its own. */
export const lying = (s: State) => ({
  exploration: s.exploration.map(placed => cardId(placed.card)),
  holds: s.holds.map(held => cardsIn(held).map(cardId)),
  locker: [...s.locker].sort((a, b) => a - b).map(cardId),
});

/** The Loot Deck as far as its order is settled, top first. */
export const deckTop = (s: State): CardId[] => s.top.map(cardId);

/** What a real table does: the action comes in as text, then it plays whatever has no alternative. */
export function served(s: State, text: string, ...rolls: number[]) {
  const [seat] = locker.toAct(s);
  const match = { game: locker, state: clone(s), chance: scripted(...rolls) };
  const played = play(match, seat, text);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
  const rest = playForced({ ...match, state: played.state });
  const steps = [{ entry: played.entry, events: played.events }, ...rest.steps];
  return {
    state: rest.state,
    log: steps.map(({ entry }) => line(entry.seat, entry.action, entry.by)),
    events: steps.flatMap(step => step.events),
  };
}

const line = (seat: Seat, action: string, by: Entry['by']): string =>
  `${seatLetter(seat)} ${action}${by ? ' (table)' : ''}`;
