import { pick } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import type { Chance, Dealer, Game, Kinds, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { SearchHints } from '@fathoms/kernel/hints.ts';
import { withSamples } from './random.ts';

/** A game being imagined by one seat. */
interface Dream<K extends Kinds> {
  readonly scale: Scale;
  readonly game: Game<K>;
  readonly hints: Thought<K>;
  readonly observer: Seat;
  readonly chance: Chance;
  readonly state: K['state'];
  readonly first: Menu<K>; // what the seat may do now
}

/** What a search thinks with. */
type Thought<K extends Kinds> = Pick<SearchHints<K>, 'effort' | 'candidates' | 'rollout' | 'worth'>;

/** How far the imagined games' worths lie apart: curiosity is measured by it. */
interface Scale {
  count: number;
  sum: number;
  squares: number;
}

/** What is known of a decision. Most are met once, so that they have neither options nor anything after them. */
interface Node<K extends Kinds> {
  visits: number;
  readonly options: Option<K>[];
  next: Map<string, Node<K>> | null; // by what the observer would notice
}

interface Option<K extends Kinds> {
  readonly text: string;
  readonly action: K['action'];
  visits: number;
  offered: number; // visits in which it could have been chosen
  total: number; // worth for the seat that decides here
}

/**
 * Information-set Monte-Carlo tree search. Each imagined game starts from a state that fits what the seat
 * knows, and the tree tells apart only what that seat would notice: its own actions and the news it would
 * hear. Everybody maximises their own worth. The hints' quick move is tried first and alternatives join
 * as visits grow, so that where luck is wide the tree stays shallow and the playouts stay sensible.
 */
export function search<K extends Kinds>(
  game: Game<K>,
  hints: Thought<K>,
  seen: Seen<K>,
  chance: Chance,
): K['action'] {
  const root = newNode<K>();
  const scale: Scale = { count: 0, sum: 0, squares: 0 };
  const guess = guesses(game, seen, chance);
  let world = guess();
  const first = menu({ game, hints, state: world }, seen.seat); // a seat knows what it may do in any of its worlds
  for (let i = 0; i < hints.effort.games && !isDecided(root, hints.effort.games - i); i++) {
    if (i > 0 && i % GAMES_A_WORLD === 0) world = guess();
    imagine({ game, hints, observer: seen.seat, chance, state: clone(world), scale, first }, root);
  }
  return mostVisited(root).action;
}

/** Luck is drawn afresh in every game, so a guess at what is hidden serves a few of them. */
const GAMES_A_WORLD = 4;

/** Worlds that fit what the seat knows. One that took no luck is no guess, and there is no other. */
function guesses<K extends Kinds>(game: Game<K>, seen: Seen<K>, chance: Chance): () => K['state'] {
  let drawn = 0;
  let known: K['state'] | null = null;
  const counting: Chance = {
    below(n) {
      drawn++;
      return chance.below(n);
    },
  };
  return () => {
    if (known !== null) return known;
    const world = game.determinize(seen, counting);
    if (drawn === 0) known = world;
    return world;
  };
}

const newNode = <K extends Kinds>(): Node<K> => ({ visits: 0, options: [], next: null });

function mostVisited<K extends Kinds>(root: Node<K>): Option<K> {
  return root.options.reduce((best, option) => (option.visits > best.visits ? option : best));
}

/** Whether nothing can overtake the most visited option in the games that are left, not even one still untried. */
function isDecided<K extends Kinds>({ visits: played, options }: Node<K>, left: number): boolean {
  if (played <= left) return false;
  let first = 0;
  let second = 0;
  for (const { visits } of options) {
    if (visits > first) {
      second = first;
      first = visits;
    } else if (visits > second) second = visits;
  }
  return first > second + left;
}

/** One imagined game: down the tree, on by playout, and its worth back up. */
function imagine<K extends Kinds>(dream: Dream<K>, root: Node<K>): void {
  const { game, hints, observer, state } = dream;
  const path: { seat: Seat; option: Option<K> }[] = [];
  let noticed = '';
  const dealer: Dealer<K['event']> = {
    chance: dream.chance,
    tell: event => {
      const news = game.redact(event, observer);
      if (news !== null) noticed += written(news);
    },
  };
  let node = root;
  let left = hints.effort.actions;
  while (node === root || node.visits > 0) {
    const seat = mover(game.toAct(state), observer);
    if (seat === null) break;
    const option = select(dream, node, seat, node === root);
    path.push({ seat, option });
    node.visits++;
    noticed = seat === observer ? option.text : '';
    game.apply(state, seat, option.action, dealer);
    playForced(game, state, dealer);
    node = nextNode(node, noticed);
    left--;
  }
  node.visits++;
  playOut(dream, Math.max(0, left));
  const worth = hints.worth(state);
  note(dream.scale, worth[observer]);
  for (const { seat, option } of path) {
    option.visits++;
    option.total += worth[seat];
  }
}

/** Of several who decide at once the observer comes first: their order means nothing. */
const mover = (toAct: readonly Seat[], observer: Seat): Seat | null =>
  toAct.includes(observer) ? observer : (toAct[0] ?? null);

function nextNode<K extends Kinds>(node: Node<K>, noticed: string): Node<K> {
  node.next ??= new Map();
  const known = node.next.get(noticed);
  if (known) return known;
  const fresh = newNode<K>();
  node.next.set(noticed, fresh);
  return fresh;
}

/** What sets an event apart from others: its values in order, because JSON takes three times as long. */
function written(event: unknown): string {
  let text = '';
  for (const name in event as { [name: string]: unknown }) {
    const value = (event as { [name: string]: unknown })[name];
    text += typeof value === 'object' ? `${JSON.stringify(value)},` : `${value},`;
  }
  return text;
}

/** How many options a node may have by now, by the root of its visits; every listed one at the root. */
const WIDENING = 0.35;
const ROOT_WIDENING = 1;

const OVERTIME = 20; // actions a playout may take to reach the end of somebody's turn
const SAMPLES = 8; // of a decision too large to list, per visit
const CURIOSITY = 1; // in standard deviations of the worth

/** A new option while the node is not full, else the one with the highest upper confidence bound. */
function select<K extends Kinds>(dream: Dream<K>, node: Node<K>, seat: Seat, isRoot: boolean): Option<K> {
  const { game } = dream;
  const { legal, choice } = isRoot ? dream.first : menu(dream, seat);
  const known = isRoot ? node.options : offered(game, node, legal, choice);
  for (const option of known) option.offered++;
  const width = isRoot
    ? legal.length + ROOT_WIDENING * Math.sqrt(node.visits)
    : WIDENING * Math.sqrt(node.visits);
  const isTried = choice === null && known.length === legal.length; // all there is
  const fresh = known.length <= width && !isTried ? expand(dream, node, seat, legal, choice) : null;
  return fresh ?? mostPromising(known, CURIOSITY * deviation(dream.scale));
}

function mostPromising<K extends Kinds>(options: readonly Option<K>[], curiosity: number): Option<K> {
  let best = options[0];
  let highest = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const { visits, offered, total } = option;
    const bound = total / visits + curiosity * Math.sqrt(Math.log(offered) / visits);
    if (bound > highest) {
      best = option;
      highest = bound;
    }
  }
  return best;
}

/** What a seat may do, as far as the bot looks. */
interface Menu<K extends Kinds> {
  readonly legal: readonly K['action'][];
  readonly choice: K['choice'] | null; // what is not listed
}

function menu<K extends Kinds>(
  { game, hints, state }: Pick<Dream<K>, 'game' | 'hints' | 'state'>,
  seat: Seat,
  most?: number,
): Menu<K> {
  if (hints.candidates) return { legal: hints.candidates(state, seat, most), choice: null };
  return { legal: game.legal(state, seat), choice: game.choices?.describe(state, seat) ?? null };
}

/** The node's options that this imagined game allows. */
function offered<K extends Kinds>(
  game: Game<K>,
  { options }: Node<K>,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
): readonly Option<K>[] {
  if (options.length === 0) return options;
  const listed = legal.map(game.format);
  return options.filter(
    ({ text, action }) => listed.includes(text) || (choice !== null && game.choices?.allows(choice, action)),
  );
}

function expand<K extends Kinds>(
  { game, hints, state, chance }: Dream<K>,
  { options }: Node<K>,
  seat: Seat,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
): Option<K> | null {
  const all = withSamples(game, legal, choice, SAMPLES, chance);
  const isTried = (action: K['action']): boolean => {
    const text = game.format(action);
    return options.some(option => option.text === text);
  };
  const untried = options.length === 0 ? all : all.filter(action => !isTried(action));
  if (untried.length === 0) return null;
  const quick = hints.rollout(state, seat, all, chance);
  const next = hints.candidates ? untried[0] : pick(untried, chance); // candidates come best first
  const action = untried.includes(quick) ? quick : next;
  const fresh: Option<K> = { text: game.format(action), action, visits: 0, offered: 1, total: 0 };
  options.push(fresh);
  return fresh;
}

function note(scale: Scale, worth: number): void {
  scale.count++;
  scale.sum += worth;
  scale.squares += worth * worth;
}

function deviation({ count, sum, squares }: Scale): number {
  const mean = sum / count;
  return Math.sqrt(Math.max(0, squares / count - mean * mean));
}

function playForced<K extends Kinds>(game: Game<K>, state: K['state'], dealer: Dealer<K['event']>): void {
  for (let next = game.forced(state); next; next = game.forced(state)) {
    game.apply(state, next.seat, next.action, dealer);
  }
}

/** Plays on by the hints' quick moves, and once enough was played until the move passes to somebody else. */
function playOut<K extends Kinds>(dream: Dream<K>, actions: number): void {
  const { game, hints, state, chance } = dream;
  const silent: Dealer<K['event']> = { chance, tell: () => {} };
  let last: Seat | null = null;
  for (let played = 0; played < actions + OVERTIME; played++) {
    const [seat] = game.toAct(state);
    if (seat === undefined || (played >= actions && seat !== last)) return;
    const { legal, choice } = menu(dream, seat, 1);
    const all = withSamples(game, legal, choice, SAMPLES, chance);
    const action = all.length === 1 ? all[0] : hints.rollout(state, seat, all, chance);
    game.apply(state, seat, action, silent);
    playForced(game, state, silent);
    last = seat;
  }
}
