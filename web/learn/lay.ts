/** Lays a table of this device at any moment of a lesson. */
import type { Game } from '@fathoms/kernel/game.ts';
import type { LessonSetting, ScriptMove } from '@fathoms/kernel/lesson.ts';
import type { Entry } from '@fathoms/kernel/match.ts';
import { withGivenOptions } from '@fathoms/table/seats/given-options.ts';
import { newTable } from '@fathoms/table/seats/lobby.ts';
import type { LobbyTable, Occupant, PlayingTable } from '@fathoms/table/seats/stored-table.ts';
import { openingProgress } from '@fathoms/table/time/progress.ts';
import { LOCAL_OWNER, type LocalStore, newLocalId } from '../session/local-store.ts';
import { createTable } from '../session/saved-tables.ts';
import { playedTo } from './course.ts';

const LEVEL = 'minnow'; // once they are on their own, the others are gentle

/** The table before anybody has moved. */
function table(game: Game, setting: LessonSetting, id: string, you: string): LobbyTable {
  const { seats, options, seed, rivals } = setting;
  const made = newTable(game, { id, seed, host: LOCAL_OWNER, seats, options });
  if (!made.ok) throw new Error(`the table of a lesson was refused: ${made.code}`);
  const occupants = Array.from(
    { length: seats },
    (_, seat): Occupant =>
      seat === 0
        ? { kind: 'human', name: you, owner: LOCAL_OWNER }
        : { kind: 'bot', name: rivals[seat - 1] ?? '', level: LEVEL },
  );
  return { ...made.table, seats: occupants };
}

/** What a table of this setting is played with. */
export const optionsOf = (game: Game, setting: LessonSetting): LessonSetting['options'] =>
  withGivenOptions(game, table(game, setting, 'lesson', 'A'));

/** Puts the table on this device with the first moves of its script played; the bots go on with the rest. */
export async function layTable(
  store: LocalStore,
  game: Game,
  setting: LessonSetting,
  script: readonly ScriptMove[],
  moves: number,
  you: string,
): Promise<string> {
  const id = newLocalId();
  const options = optionsOf(game, setting);
  const live = playedTo(game, setting, options, script.slice(0, moves));
  const journal: Entry[] = live.steps.map(({ entry }) => entry);
  const playing: PlayingTable = {
    ...table(game, setting, id, you),
    options,
    deal: { rolls: live.rolls },
    ...openingProgress(live, {}, Date.now()),
    status: 'playing',
    entries: journal.length,
  };
  await createTable(store, { table: playing, journal, chat: [], script });
  return id;
}
