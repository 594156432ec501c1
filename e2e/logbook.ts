import { currentGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { formatRecord } from '@fathoms/table/record/record.ts';

/** The logbook of a whole match, played by luck with the luck of a real table. */
export function logbook(id: string, seed = 'coral'): string {
  const game = currentGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const options = defaultOptions(game);
  const chance = seeded(seed);
  let live = settle(openMatch(game, 2, options, seed));
  for (let [seat] = game.toAct(live.state); seat !== undefined; [seat] = game.toAct(live.state)) {
    const choice = game.choices?.describe(live.state, seat) ?? null;
    const action =
      choice === null ? pick(game.legal(live.state, seat), chance) : game.choices?.sample(choice, chance);
    const acted = act(live, seat, live.made[seat], game.format(action));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  const outcome = outcomeOf(live);
  if (!outcome) throw new Error('not over');
  return formatRecord({
    game: game.id,
    version: game.version,
    seats: [
      { name: 'Ada', kind: 'human' },
      { name: 'Jun', kind: 'human' },
    ],
    options,
    commitment: commitmentOf(seed),
    rolls: live.rolls,
    entries: live.steps.map(step => step.entry),
    end: { outcome, seed },
  });
}
