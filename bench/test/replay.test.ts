import { currentGame, GAMES } from '@fathoms/games/catalog.ts';
import { replayRecord } from '@fathoms/table/record/read-record.ts';
import { openReplay } from '@fathoms/table/record/replay.ts';
import { expect, test } from 'vitest';
import { longMatch } from '../replay.ts';
import { marathon } from '../shared/marathon.ts';

test('the match that is measured is a real one of a thousand moves, and jumping agrees with playing', () => {
  for (const id of Object.keys(GAMES)) {
    const game = marathon(currentGame(id) ?? expect.fail(id), 1000);
    const record = longMatch(game);
    expect(record.entries.length, id).toBeGreaterThanOrEqual(1000);
    const replayed = replayRecord(game, record);
    if (!replayed.ok) throw new Error(replayed.problem);
    const jumping = openReplay(game, record, replayed);
    const playing = openReplay(game, record, replayed, record.entries.length + 1);
    for (const step of [999, 3, 500, 16, 0, record.entries.length])
      expect(jumping.moment(step, 'all'), `${id} at ${step}`).toEqual(playing.moment(step, 'all'));
  }
});
