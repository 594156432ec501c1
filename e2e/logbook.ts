import { currentGame } from '@fathoms/games/catalog.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { commitmentOf } from '@fathoms/table/match/fairness.ts';
import { act, openMatch, outcomeOf, settle } from '@fathoms/table/match/live.ts';
import { formatRecord } from '@fathoms/table/record/record.ts';

const NAMES = ['Ada', 'Jun', 'Lea', 'Tom', 'Ben'];

/** How a match is to be played: by luck alone if nothing is said. */
interface Wish {
  readonly seats?: number;
  readonly options?: OptionValues;
  readonly likes?: string; // what Ada does whenever she may
}

interface Played {
  readonly logbook: string;
  readonly step: number | null; // so many entries until the moment; null = it never came
}

/** A moment of a match, at which Ada decides. */
type Moment = (state: unknown) => boolean;

/** The logbook of a whole match, played by luck with the luck of a real table. */
export const logbook = (id: string, seed = 'coral'): string => playedOut(id, seed).logbook;

/** A match in which a moment comes up, and when: the first that luck brings. */
export function matchWith(id: string, moment: Moment, wish: Wish): { logbook: string; step: number } {
  for (let n = 0; n < TRIES; n++) {
    const { logbook, step } = playedOut(id, `coral-${n}`, wish, moment);
    if (step !== null) return { logbook, step };
  }
  throw new Error(`no match of ${id} comes to that`);
}

const TRIES = 400;

function playedOut(id: string, seed: string, wish: Wish = {}, moment: Moment = () => false): Played {
  const game = currentGame(id);
  if (!game) throw new Error(`no game ${id}`);
  const { seats = 2, likes } = wish;
  const options = { ...defaultOptions(game), ...wish.options };
  const chance = seeded(seed);
  let step: number | null = null;
  let live = settle(openMatch(game, seats, options, seed));
  for (let [seat] = game.toAct(live.state); seat !== undefined; [seat] = game.toAct(live.state)) {
    if (step === null && seat === 0 && moment(live.state)) step = live.steps.length;
    const choice = game.choices?.describe(live.state, seat) ?? null;
    const legal = game.legal(live.state, seat);
    const liked = seat === 0 ? legal.find(action => game.format(action) === likes) : undefined;
    const action = liked ?? (choice === null ? pick(legal, chance) : game.choices?.sample(choice, chance));
    const acted = act(live, seat, live.made[seat], game.format(action));
    if (acted.kind !== 'accepted') throw new Error(acted.kind);
    live = acted.live;
  }
  const outcome = outcomeOf(live);
  if (!outcome) throw new Error('not over');
  const text = formatRecord({
    game: game.id,
    version: game.version,
    seats: NAMES.slice(0, seats).map(name => ({ name, kind: 'human' })),
    options,
    commitment: commitmentOf(seed),
    rolls: live.rolls,
    entries: live.steps.map(step => step.entry),
    end: { outcome, seed },
  });
  return { logbook: text, step };
}
