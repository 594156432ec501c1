import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { LEVELS } from '@fathoms/kernel/levels.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { orca } from './orca.ts';
import { randomAction, withSamples } from './random.ts';
import { search } from './search.ts';

/** Every bot there is, weakest first. Tables offer all but `random`, the yardstick of the lab. */
export const BOTS = ['random', ...LEVELS] as const;
export type Bot = (typeof BOTS)[number];

const SAMPLES = 64; // of a decision too large to list, a policy weighs this many

/**
 * The whole of a bot: what its seat knows in, one legal action out. The catalogue has the game and its
 * hints (`findGame`, `findHints`, for Orca `hintsFor`); `legal` and `choice` are what the seat was offered, and the seed is the
 * bot's own luck, so that the same question gets the same answer.
 */
export function chooseAction<K extends Kinds>(
  game: Game<K>,
  hints: Hints<K>,
  bot: Bot,
  seen: Seen<K>,
  legal: readonly string[],
  choice: K['choice'] | null,
  seed: string,
): string {
  const options = legal.map(text => readable(game, text));
  const action = decide(game, hints, bot, seen, options, choice, seeded(seed));
  return game.format(action);
}

function decide<K extends Kinds>(
  game: Game<K>,
  hints: Hints<K>,
  bot: Bot,
  seen: Seen<K>,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
  chance: Chance,
): K['action'] {
  if (legal.length === 1 && choice === null) return legal[0];
  switch (bot) {
    case 'random':
      return randomAction(game, legal, choice, chance);
    case 'minnow':
      return hints.naive(seen, withSamples(game, legal, choice, SAMPLES, chance), chance);
    case 'otter': // a game without one has its beginner
      return (hints.careless ?? hints.naive)(seen, withSamples(game, legal, choice, SAMPLES, chance), chance);
    case 'seal':
      return hints.sound(seen, weighed(game, hints, seen, legal, choice, chance), chance);
    case 'barracuda':
      return barracuda(game, hints, seen, chance);
    case 'orca': // where nobody judges there is none, and who asks for one all the same meets the next
      return hints.sounding ? orca(game, hints.sounding, seen, chance) : barracuda(game, hints, seen, chance);
  }
}

const barracuda = <K extends Kinds>(
  game: Game<K>,
  hints: Hints<K>,
  seen: Seen<K>,
  chance: Chance,
): K['action'] =>
  hints.expert ? hints.expert(seen, hints.effort.games, chance) : search(game, hints, seen, chance);

/** Hints with which the bots that imagine games imagine so many times as many. */
export function withEffort<K extends Kinds>(hints: Hints<K>, times: number): Hints<K> {
  if (times === 1) return hints;
  const { sounding } = hints;
  const games = atLeastOne(times * hints.effort.games);
  const more = { ...hints, effort: { ...hints.effort, games } } as Hints<K>;
  return sounding ? { ...more, sounding: { ...sounding, effort: effortOf(sounding.effort, times) } } : more;
}

export const effortOf = (effort: Sounding['effort'], times: number): Sounding['effort'] =>
  'positions' in effort
    ? { positions: times * effort.positions, ending: times * effort.ending }
    : { ...effort, games: atLeastOne(times * effort.games) };

const atLeastOne = (games: number): number => Math.max(1, Math.round(games));

/** What a sound player looks at. */
function weighed<K extends Kinds>(
  game: Game<K>,
  hints: Hints<K>,
  seen: Seen<K>,
  legal: readonly K['action'][],
  choice: K['choice'] | null,
  chance: Chance,
): readonly K['action'][] {
  if (hints.candidates) return hints.candidates(game.determinize(seen, chance), seen.seat);
  return withSamples(game, legal, choice, SAMPLES, chance);
}

function readable<K extends Kinds>(game: Game<K>, text: string): K['action'] {
  const action = game.parse(text);
  if (action === null) throw new Error(`${game.id} offered what it cannot read: ${text}`);
  return action;
}
