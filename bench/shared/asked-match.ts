import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game, Kinds, Outcome, Seen } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';

/** What a player is asked: no more than its seat may know. */
export interface Question<K extends Kinds = Kinds> {
  readonly seen: Seen<K>;
  readonly legal: readonly string[];
  readonly choice: K['choice'] | null;
  readonly seed: string;
}

/** Answers in notation. */
export type Answering<K extends Kinds = Kinds> = (question: Question<K>) => string | Promise<string>;

/** One match, a player a seat. */
export async function playMatch<K extends Kinds>(
  game: Game<K>,
  players: readonly Answering<K>[],
  seed: string,
  options: Partial<K['options']> = {},
): Promise<Outcome> {
  const news: K['event'][][] = players.map(() => []);
  const tell = (event: K['event']): void => {
    for (const [seat, heard] of news.entries()) {
      const redacted = game.redact(event, seat);
      if (redacted !== null) heard.push(redacted);
    }
  };
  const dealer = { chance: seeded(seed), tell };
  const state = game.setup(players.length, { ...defaultOptions(game), ...options }, dealer);
  let nth = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const forced = game.forced(state);
    if (forced) {
      game.apply(state, forced.seat, forced.action, dealer);
      continue;
    }
    const text = await players[seat]({
      seen: { seat, view: game.view(state, seat), news: news[seat] },
      legal: game.legal(state, seat).map(game.format),
      choice: game.choices?.describe(state, seat) ?? null,
      seed: `${seed}:${nth++}`,
    });
    game.apply(state, seat, game.parse(text), dealer);
  }
  return game.outcome(state) as Outcome;
}
