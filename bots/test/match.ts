import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Game, Kinds, Outcome, Seat, Seen } from '@fathoms/kernel/game.ts';
import type { Hints } from '@fathoms/kernel/hints.ts';
import { EYESIGHT } from '@fathoms/kernel/levels.ts';
import { isLegal } from '@fathoms/kernel/match.ts';
import { type Bot, chooseAction } from '../levels.ts';

/** What a bot is asked, and what it must not depend on. */
export interface AskedBot<K extends Kinds> {
  readonly state: K['state'];
  readonly seen: Seen<K>;
  readonly legal: readonly string[];
  readonly choice: K['choice'] | null;
  readonly seed: string;
  readonly answer: string;
}

export interface Setting<K extends Kinds> {
  readonly game: Game<K>;
  readonly hints: Hints<K>;
  readonly options: K['options'];
  /** What a bot of this skill might make of the pictures: quicker than painting them. */
  readonly eyes?: (state: K['state'], skill: number, chance: Chance) => unknown;
}

/** Plays a match between bots, checks that every answer is legal and shows each question to `look`. */
export function playBots<K extends Kinds>(
  { game, hints, options, eyes }: Setting<K>,
  bots: readonly Bot[],
  seed: string,
  look: (asked: AskedBot<K>) => void = () => {},
): Outcome {
  const news: K['event'][][] = bots.map(() => []);
  const chance = seeded(seed);
  const tell = (event: K['event']): void => {
    bots.forEach((_, seat) => {
      const redacted = game.redact(event, seat);
      if (redacted !== null) news[seat].push(redacted);
    });
  };
  const state = game.setup(bots.length, options, { chance, tell });
  for (let nth = 0; ; nth++) {
    for (let next = game.forced(state); next; next = game.forced(state)) {
      game.apply(state, next.seat, next.action, { chance, tell });
    }
    const outcome = game.outcome(state);
    if (outcome) return outcome;
    const [seat]: readonly Seat[] = game.toAct(state);
    const bot = bots[seat];
    const seen = {
      seat,
      view: game.view(state, seat),
      news: news[seat],
      ...(eyes &&
        bot !== 'random' && { glimpse: eyes(state, EYESIGHT[bot], luckOf(game, state, seat, seed)) }),
    };
    const legal = game.legal(state, seat).map(game.format);
    const choice = game.choices?.describe(state, seat) ?? null;
    const own = `${seed}:${nth}`;
    const answer = chooseAction(game, hints, bot, seen, legal, choice, own);
    const action = game.parse(answer);
    if (action === null || !isLegal(game, state, seat, action)) throw new Error(`${bot}: ${answer}`);
    look({ state, seen, legal, choice, seed: own, answer });
    game.apply(state, seat, action, { chance, tell });
  }
}

/** The same for as long as looking again tells nothing new. */
const luckOf = <K extends Kinds>(
  { pictures }: Game<K>,
  state: K['state'],
  seat: Seat,
  seed: string,
): Chance => seeded(`${seed}:${seat}:${pictures?.moment(state)}`);

/**
 * The first bot's share of the victories: the same luck for both, seats alternating both ways round. Plays only
 * until it is certain on which side of the bar that share lies, and answers with the one nearest to the bar that
 * the matches left could still bring about.
 */
export function shareOf<K extends Kinds>(
  setting: Setting<K>,
  [first, second]: readonly [Bot, Bot],
  players: number,
  seeds: readonly string[],
  bar: number,
): number {
  let won = 0;
  let victories = 0; // a match may end without any
  let left = 2 * seeds.length;
  for (const seed of seeds) {
    for (const parity of [0, 1]) {
      const bots = Array.from({ length: players }, (_, seat) => (seat % 2 === parity ? first : second));
      const { places } = playBots(setting, bots, seed);
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      left--;
      if (winners.length > 0) {
        won += winners.filter(seat => bots[seat] === first).length / winners.length;
        victories++;
      }
      const least = won / (victories + left);
      const most = (won + left) / (victories + left);
      if (least > bar) return least;
      if (most <= bar) return most;
    }
  }
  return won / victories;
}
