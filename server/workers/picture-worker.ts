import { loadPainter } from '@fathoms/games/painters.ts';
import type { PainterQuestion } from './painters.ts';
import { drawnBy } from './picture-drawing.ts';
import { answerAll } from './threads.ts';

const { paint, look } = drawnBy(loadPainter);

answerAll(
  (asked: PainterQuestion): Promise<unknown> => (asked.is === 'frame' ? paint(asked.job) : look(asked.job)),
);
