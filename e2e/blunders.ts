/** What a logbook says about how somebody played: blunders that were marked on the board, and busts that should have been. */
import { findGame } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Foresight } from '@fathoms/kernel/foresee.ts';
import type { Chance, Game, Kinds, Seat } from '@fathoms/kernel/game.ts';
import { type Entry, replay } from '@fathoms/kernel/match.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';

interface Judged extends Foresight<Kinds> {
  readonly mark: string | null;
  readonly late?: boolean; // marked on the board, too: too late for the way home
}

/** Every game that foresees does so in a file of this name. */
interface Foreseer {
  readonly foresee: (view: unknown, seat: Seat, action: unknown) => Judged;
}

const BUSTS = ['crashed', 'died', 'evacuated', 'missed']; // events in which somebody loses what was at stake
const SAMPLES = 40; // of a choice too large to list

/** Of the one person at the table. */
export async function blundersIn(logbook: string): Promise<string[]> {
  const read = readRecord(logbook);
  if (!read.ok) throw new Error(read.problem);
  const { record } = read;
  const seat = record.seats.findIndex(({ kind }) => kind === 'human');
  const game = findGame(record.game, record.version);
  if (!game) throw new Error(`no game ${record.game}`);
  const { foresee }: Foreseer = await import(`@fathoms/games/${game.id}/foresee.ts`);
  const states: unknown[] = [];
  const played = replay(game, { ...record, seats: record.seats.length }, state => states.push(state));
  if (!played.ok) throw new Error(played.problem);
  const chance = seeded('another choice');
  return played.steps.flatMap(({ entry, events }, n) => {
    if (entry.seat !== seat || entry.by) return [];
    const view = game.view(states[n], seat);
    const judge = (action: unknown) => foresee(view, seat, action);
    const { mark, late, view: after } = judge(game.parse(entry.action));
    const isMarked = mark !== null || late === true;
    if (isMarked && others(game, states[n], entry, chance).some(other => isFine(judge(other))))
      return [`${n}: ${entry.action} was marked, and there was something else`];
    const busts = (events as readonly { type: string; seat?: Seat }[]).some(
      event => BUSTS.includes(event.type) && event.seat === seat,
    );
    return busts && !isMarked && after !== null && entry.rolls.length === 0
      ? [`${n}: ${entry.action} was not marked, and the rules knew`]
      : [];
  });
}

const isFine = ({ mark, late }: Judged): boolean => mark === null && !late;

/** What else could have been done. */
function others(game: Game, state: unknown, { seat }: Entry, chance: Chance): unknown[] {
  const choice = game.choices?.describe(state, seat) ?? null;
  const sampled =
    choice === null ? [] : Array.from({ length: SAMPLES }, () => game.choices?.sample(choice, chance));
  return [...game.legal(state, seat), ...sampled];
}
