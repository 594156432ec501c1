import type { Answers, Ask, Question, Reply } from './messages.ts';
import { openReading, type Reading } from './reading.ts';

let reading: Reading | null = null;

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
    case 'check':
      return reading.check();
  }
}

addEventListener('message', async ({ data: { id, ask } }: MessageEvent<Question>) => {
  const reply: Reply = await answer(ask).then(
    value => ({ id, value }),
    problem => ({ id, problem: problem instanceof Error ? problem.message : String(problem) }),
  );
  postMessage(reply);
});
