import type { Kinds } from '@fathoms/kernel/game.ts';
import type { ReviewEffort } from '@fathoms/kernel/sounding.ts';
import { type Expertise, type Outlook, type Plan, tryOut } from './imagine.ts';

/** What an option is worth: every seat's chance after it, in each imagined game and on average. */
export interface Weighed<K extends Kinds = Kinds> {
  readonly action: K['action'];
  readonly text: string;
  plan: Plan; // how the seat goes on after it
  games: number[][]; // [game][seat]
  worth: number[]; // per seat
}

export const FULL_EFFORT: ReviewEffort = { each: 64, close: 320 };

const MOST_OPTIONS = 24; // a sensible player's own choice and the chosen one are always among them

/** Weighs what the seat could do. All options meet the same imagined games, so that luck does not tell them apart. */
export function weigh<K extends Kinds>(
  expertise: Expertise<K>,
  outlook: Outlook<K>,
  chosen: string | null, // null = nothing yet: the usual one stands for it
  { each, close }: ReviewEffort,
): { readonly options: readonly Weighed<K>[]; readonly chosen: Weighed<K>; readonly sensible: Weighed<K> } {
  const { game, sounding } = expertise;
  const world = outlook.world(0);
  const offered = sounding.options(world, outlook.seat);
  const usual = game.format(
    offered.length === 1 ? offered[0] : sounding.sensible(world, outlook.seat, offered, outlook.luck(0)),
  );
  const listed = new Map(offered.slice(0, MOST_OPTIONS).map(action => [game.format(action), action]));
  for (const text of [usual, chosen ?? usual]) if (!listed.has(text)) listed.set(text, game.parse(text));
  const options = [...listed].map(
    ([text, action]): Weighed<K> => ({ action, text, plan: 'sensible', games: [], worth: [] }),
  );
  const find = (text: string): Weighed<K> => options.find(option => option.text === text) as Weighed<K>;
  for (const option of options) {
    imagineMore(expertise, outlook, option, each);
    if (sounding.cautious && offered.length > 1) reconsider(expertise, outlook, option, each);
  }
  const own = find(chosen ?? usual);
  for (const option of options)
    if (option.text === usual || option === own || mayBeat(option, own, outlook.seat))
      imagineMore(expertise, outlook, option, close);
  return { options, chosen: own, sensible: find(usual) };
}

function imagineMore<K extends Kinds>(
  expertise: Expertise<K>,
  outlook: Outlook<K>,
  option: Weighed<K>,
  games: number,
): void {
  for (let nth = option.games.length; nth < games; nth++)
    option.games.push(tryOut(expertise, outlook, option.action, nth, option.plan));
  option.worth = averageOf(option.games);
}

/** A good move deserves a good plan: the other one is followed where it is better. */
function reconsider<K extends Kinds>(
  expertise: Expertise<K>,
  outlook: Outlook<K>,
  option: Weighed<K>,
  games: number,
): void {
  const other: Weighed<K> = { ...option, plan: 'cautious', games: [] };
  imagineMore(expertise, outlook, other, games);
  if (other.worth[outlook.seat] > option.worth[outlook.seat]) Object.assign(option, other);
}

/** Per seat. */
export const averageOf = (games: readonly (readonly number[])[]): number[] =>
  games[0].map((_, seat) => games.reduce((sum, shares) => sum + shares[seat], 0) / games.length);

const CLEAR = 2; // standard errors

/** How much better an option is than another for a seat, and how sure that is. */
function lead(one: Weighed, other: Weighed, seat: number): { mean: number; error: number } {
  const games = Math.min(one.games.length, other.games.length);
  let [sum, squares] = [0, 0];
  for (let nth = 0; nth < games; nth++) {
    const difference = one.games[nth][seat] - other.games[nth][seat];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / games;
  return { mean, error: Math.sqrt(Math.max(0, squares / games - mean * mean) / games) };
}

function mayBeat(one: Weighed, other: Weighed, seat: number): boolean {
  const { mean, error } = lead(one, other, seat);
  return mean > -CLEAR * error;
}

function isClearlyBetter(one: Weighed, other: Weighed, seat: number): boolean {
  const { mean, error } = lead(one, other, seat);
  return mean > CLEAR * error;
}

/** What an option gives away against the best; nothing, unless that is clear. Never above 0. */
const costOf = (option: Weighed, best: Weighed, seat: number): number =>
  isClearlyBetter(best, option, seat) ? option.worth[seat] - best.worth[seat] : 0;

/** The option that is better than the usual one by most, if any is clearly so. */
function bestOf<K extends Kinds>(
  options: readonly Weighed<K>[],
  usual: Weighed<K>,
  seat: number,
): Weighed<K> {
  const better = options.filter(option => isClearlyBetter(option, usual, seat));
  return better.reduce((best, option) => (option.worth[seat] > best.worth[seat] ? option : best), usual);
}

interface Question<K extends Kinds> {
  readonly options: readonly Weighed<K>[];
  readonly sensible: Weighed<K>;
  readonly asked: readonly Weighed<K>[]; // of these one wants to know whether they are mistakes
}

/**
 * The best option, and what each of those asked about gives away against it. Of several that are as good one seems
 * better by luck: before anything is called a mistake it has to show in other games as well, and these alone say how
 * large it is.
 */
export function settle<K extends Kinds>(
  expertise: Expertise<K>,
  outlook: Outlook<K>,
  { options, sensible, asked }: Question<K>,
  { close }: ReviewEffort,
): { readonly best: Weighed<K>; readonly costs: readonly number[] } {
  const { seat } = outlook;
  const favourite = bestOf(options, sensible, seat);
  const worse = new Set(asked.filter(option => costOf(option, favourite, seat) < 0));
  if (worse.size === 0) return { best: favourite, costs: asked.map(() => 0) };
  const others: Outlook<K> = {
    seat,
    world: (nth, action) => outlook.world(close + nth, action),
    luck: nth => outlook.luck(close + nth),
  };
  for (const option of new Set([favourite, sensible, ...worse])) {
    option.games = [];
    imagineMore(expertise, others, option, close);
  }
  const best = bestOf([favourite], sensible, seat);
  return { best, costs: asked.map(option => (worse.has(option) ? costOf(option, best, seat) : 0)) };
}
