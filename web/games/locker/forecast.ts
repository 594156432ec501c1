/** What the rules foresee, in this board's words. */
import { type Foreseen, foresee } from '@fathoms/games/locker/foresee.ts';
import { type CardId, COFFER_FACTOR, type Suit } from '@fathoms/games/locker/parts.ts';
import type { Action, Event, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Forecast } from '../../board/forecast.tsx';
import type { Face } from '../../board/screen.ts';
import { whoIs } from '../../board/seats.ts';
import { idOf, suitIn, valueIn, worthWith } from './cards.ts';
import { cardName } from './rich.tsx';
import type { LockerWords } from './words/en.ts';

/** An option's forecast, and what it leaves on the table for those who look closer. */
export interface CardForecast extends Forecast {
  readonly places: CardId | null; // the card that would lie in the line
  readonly after: View | null; // the table after it, if luck has no say
}

type Told<T extends Event['type']> = Extract<Event, { type: T }>;

interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly words: LockerWords;
  readonly foreseen: Foreseen;
}

export function forecastOf(
  action: Action,
  view: View,
  seat: Seat,
  faces: readonly Face[],
  words: LockerWords,
): CardForecast {
  const foreseen = foresee(view, seat, action);
  const { mark, view: after } = foreseen;
  const placed = find(foreseen, 'placed');
  const scores = after?.scores ?? scoresLeft(placed, view);
  const flows = scores.flatMap((to, of) => {
    const from = view.scores[of] ?? 0;
    return from === to ? [] : [{ seat: of, from, to }];
  });
  const scene = { view, seat, faces, words, foreseen };
  return { mark, flows, ...phrase(action, scene), places: placed?.card ?? null, after };
}

/** Luck decides what comes next, but the placed card has left its hold for certain. */
const scoresLeft = (placed: Told<'placed'> | undefined, view: View): number[] =>
  view.scores.map((score, of) => (placed?.from === of ? worthWith(view, of, [], placed.card) : score));

const find = <T extends Event['type']>({ news }: Foreseen, type: T): Told<T> | undefined =>
  news.find((event): event is Told<T> => event.type === type);

/** The most weighty of what will happen comes first. */
function phrase(action: Action, scene: Scene): Pick<Forecast, 'say' | 'why'> {
  const { view, seat, faces, words, foreseen } = scene;
  const { ahead } = words;
  const nameOf = (of: Seat) => faces[of]?.name ?? '';
  const crashed = find(foreseen, 'crashed');
  if (crashed) return incident(crashed, scene);
  const fizzled = find(foreseen, 'fizzled');
  if (fizzled) return { say: ahead.idle[suitIn(fizzled.card)] ?? '' };
  const sunk = find(foreseen, 'sunk');
  if (sunk) return { say: ahead.riposte(whoIs(faces)(sunk.owner)) };
  if (action.type === 'strike') {
    const isIdle = view.cards[seat] === 0;
    return { say: isIdle ? ahead.turnedIdle(nameOf(action.at)) : ahead.turned(nameOf(action.at)) };
  }
  const knifed = find(foreseen, 'knifed');
  if (knifed) return knife(knifed, scene);
  if (action.type === 'name') return { say: ahead.victim(nameOf(action.victim)) };
  if (action.type === 'raid') {
    const [due, has] = [view.exploration.length, view.cards[action.from] ?? 0];
    const say = has <= due ? ahead.raidsAll(nameOf(action.from)) : ahead.raids(nameOf(action.from), due);
    return { say };
  }
  const placed = find(foreseen, 'placed');
  return { say: placed ? effect(placed.card, scene) : '' };
}

function incident(
  { trigger, lost, saved, to }: Told<'crashed'>,
  scene: Scene,
): Pick<Forecast, 'say' | 'why'> {
  const { view, seat, faces, words } = scene;
  const { ahead } = words;
  const line = view.exploration.map(({ card }) => card);
  const n = lost.length - 1; // the trigger never lay there
  const say =
    to === 'locker' || n === 0 ? ahead.sinks(n, saved.length) : ahead.gives(n, faces[to]?.name ?? '');
  const repeats =
    view.variant === 'V5'
      ? ahead.repeatsValue(valueIn(trigger))
      : ahead.repeats(words.short[suitIn(trigger)]);
  const stake = worthWith(view, seat, line) - worthWith(view, seat, saved);
  return { say, why: stake > 0 ? `${repeats} ${ahead.atStake(stake)}` : repeats };
}

function knife({ from, cards, to }: Told<'knifed'>, scene: Scene): Pick<Forecast, 'say' | 'why'> {
  const { view, faces, words } = scene;
  const { ahead } = words;
  const [card] = cards;
  if (!card) throw new Error('a Knife that takes nothing has no effect');
  const suit = suitIn(card);
  const who = whoIs(faces)(from);
  const next = view.holds[from]?.[suit][cards.length];
  const why =
    next === undefined
      ? ahead.nothingLeft(words.short[suit])
      : ahead.nextCounts(cardName(idOf(suit, next), words));
  if (cards.length > 1) return { say: ahead.cutAll(who, cards.length, words.short[suit]) };
  const say =
    to === 'locker' ? ahead.cut(who, cardName(card, words)) : ahead.keeps(who, cardName(card, words));
  return { say, why };
}

/** What a card does on being placed. */
function effect(card: CardId, { view, seat, words, foreseen }: Scene): string {
  const { ahead } = words;
  const suit = suitIn(card);
  if (suit === 'anchor')
    return ahead.saves(foreseen.view?.exploration.filter(({ saved }) => saved).length ?? 0);
  if (suit === 'squid') return ahead.demands(find(foreseen, 'demanded')?.count ?? 0);
  if (suit !== 'key' && suit !== 'chest') return ahead.leads[suit] ?? '';
  const other: Suit = suit === 'key' ? 'chest' : 'key';
  if (!view.exploration.some(placed => suitIn(placed.card) === other)) return ahead.lone(words.short[other]);
  const due = view.exploration.length + 1;
  if (view.divers[seat] === 'D08') return ahead.raid(due);
  const factor = view.divers[seat] === 'D07' ? COFFER_FACTOR : 1;
  return ahead.bonus(Math.min(foreseen.view?.locker ?? view.locker, factor * due));
}
