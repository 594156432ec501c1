import { loadPainter } from '@fathoms/games/painters.ts';
import { openPictureCache } from '@fathoms/table/pictures/picture-cache.ts';
import { openPlainQueue } from '@fathoms/table/work/fair-queue.ts';
import { openPaint } from '../session/local-paint.ts';
import { UP } from '../ui/patience.ts';
import type { Answers, Ask, ReplayQuestion, Reply } from './messages.ts';
import { openReading, type Reading } from './reading.ts';

let reading: Reading | null = null;

const pictureCache = openPictureCache({
  painter: loadPainter,
  draw: openPaint().draw,
  sizeOf: blob => blob.size,
  room: 32 * 1024 * 1024,
  queue: openPlainQueue(1),
  report: problem => console.error('pictures of a replay', problem),
});

async function drawn({ record, scene }: Reading, id: string, frame: string): Promise<Blob | null> {
  const of = scene(id);
  if (of === null) return null;
  const job = { game: record.game, picture: { id, scene: of }, frame };
  const found = await pictureCache.frame(job);
  return found.is === 'drawn' ? found.encoded : null;
}

async function answer(ask: Ask): Promise<Answers[keyof Answers]> {
  if (ask.t === 'open') {
    const opened = await openReading(ask.text);
    if (!opened.ok) return opened;
    reading = opened.reading;
    return { ok: true, record: reading.record, steps: reading.steps };
  }
  if (!reading) throw new Error('no logbook is open');
  switch (ask.t) {
    case 'story':
      return reading.story(ask.viewer);
    case 'moment':
      return reading.moment(ask.step, ask.viewer);
    case 'picture':
      return drawn(reading, ask.picture, ask.frame);
    case 'check':
      return reading.check();
  }
}

addEventListener('message', async ({ data: { id, ask } }: MessageEvent<ReplayQuestion>) => {
  const reply: Reply = await answer(ask).then(
    value => ({ id, value }),
    problem => ({ id, problem: problem instanceof Error ? problem.message : String(problem) }),
  );
  postMessage(reply);
});
postMessage(UP);
