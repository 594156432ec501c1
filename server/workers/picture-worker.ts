import { loadPainter } from '@fathoms/games/painters.ts';
import { drawnBy } from './picture-drawing.ts';
import { answerAll } from './threads.ts';

answerAll(drawnBy(loadPainter));
