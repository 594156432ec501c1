import { shares } from '@fathoms/games/shares/index.ts';
import { at, type Moment } from '@fathoms/games/shares/test/table.ts';
import { sitDown, type TestBoard } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

export type More = Partial<Parameters<typeof sitDown>[2]>;

/** At the table in this moment, as seat A unless told otherwise. */
export const sit = (moment: Moment, more: More = {}): TestBoard =>
  sitDown(shares, Board, { seats: moment.hands?.length ?? 3, seat: 0, ...more, state: at(moment) });

/** A turn in which a Pearl share costs two of three other cards. */
export const PRICED: Moment = { hands: [[7, 22, 39, 57], [90], []], portfolios: [[], [2, 10], []] };
