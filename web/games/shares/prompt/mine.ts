import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { Face } from '../../../board/screen.ts';
import type { Touch } from '../turn/use-touch.ts';
import type { SharesWords } from '../words/en.ts';

/** What every prompt of somebody who is to act needs. */
export interface Mine {
  readonly view: View;
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly colour: Face['colour'];
  readonly words: SharesWords;
  readonly touch: Touch;
}
