import { lagoonPainter } from '@fathoms/kernel/test/lagoon.ts';
import { expect, test } from 'vitest';
import { openPainterPool } from '../pictures/painter-pool.ts';
import { type FrameJob, openPictureCache, type PictureCachePorts } from '../pictures/picture-cache.ts';
import { openPlainQueue } from '../work/fair-queue.ts';

const shell = (id: string) => ({ id, scene: { shell: 1, round: 0, covered: false } });
const opened = (id: string) => ({ id, scene: { shell: 1, round: 0, open: true } });
const job = (id: string, frame: string): FrameJob => ({ game: 'lagoon', picture: shell(id), frame });
const painter = async (game: string) => (game === 'lagoon' ? lagoonPainter : null);

function studioWith(part: Partial<PictureCachePorts<string>> = {}) {
  const drawn: string[] = [];
  const problems: unknown[] = [];
  const pictureCache = openPictureCache<string>({
    painter,
    async draw({ picture, frame }) {
      drawn.push(`${picture.id}/${frame}`);
      return `${picture.id}/${frame}`;
    },
    sizeOf: text => text.length,
    room: 1000,
    queue: openPlainQueue(1),
    report: problem => problems.push(problem),
    ...part,
  });
  return { pictureCache, drawn, problems };
}

/** Until everything that was begun is done. */
async function quiet(): Promise<void> {
  for (let i = 0; i < 50; i++) await null;
}

test('a frame is drawn once, however many ask for it at once or later', async () => {
  const { pictureCache, drawn } = studioWith();
  const answers = await Promise.all(Array.from({ length: 5 }, () => pictureCache.frame(job('a', 'c'))));
  expect(new Set(answers.map(answer => JSON.stringify(answer)))).toEqual(
    new Set(['{"is":"drawn","encoded":"a/c"}']),
  );
  await pictureCache.frame(job('a', 'c'));
  expect(drawn).toEqual(['a/c']);
});

test('what everybody looks at is drawn before anybody asks, and what somebody waits for before that', async () => {
  const { pictureCache, drawn } = studioWith();
  pictureCache.prepare('lagoon', [shell('a'), opened('b'), shell('c')]);
  await null; // it has begun
  await pictureCache.frame(job('c', 'left'));
  await quiet();
  expect(drawn).toEqual(['a/c', 'c/left', 'a/left', 'b/c', 'c/c']);
  pictureCache.prepare('no such game', [shell('d')]);
  await quiet();
  expect(drawn).toHaveLength(5);
});

test('there are no frames but the published ones', async () => {
  const { pictureCache, drawn } = studioWith();
  for (const frame of ['', 'right', 'C', 'constructor'])
    expect(await pictureCache.frame(job('a', frame))).toEqual({ is: 'unknown' });
  expect(await pictureCache.frame({ ...job('a', 'lit'), picture: opened('a') })).toEqual({ is: 'unknown' });
  expect(await pictureCache.frame({ ...job('a', 'c'), game: 'locker' })).toEqual({ is: 'unknown' });
  expect(drawn).toEqual([]);
});

test('only a frame that is drawn on demand and is not there yet has to be allowed', async () => {
  const { pictureCache } = studioWith();
  const asked: string[] = [];
  const never = (what: string) => () => {
    asked.push(what);
    return false;
  };
  expect(await pictureCache.frame(job('a', 'c'), never('c'))).toMatchObject({ is: 'drawn' });
  expect(await pictureCache.frame(job('a', 'lit'), never('lit'))).toEqual({ is: 'later' });
  expect(await pictureCache.frame(job('a', 'lit'))).toMatchObject({ is: 'drawn' });
  expect(await pictureCache.frame(job('a', 'lit'), never('lit again'))).toMatchObject({ is: 'drawn' });
  expect(asked).toEqual(['lit']);
});

test('what was asked for longest ago makes room', async () => {
  const { pictureCache, drawn } = studioWith({ room: 9 }); // three of them
  for (const id of ['a', 'b', 'd']) await pictureCache.frame(job(id, 'c'));
  await pictureCache.frame(job('a', 'c'));
  await pictureCache.frame(job('e', 'c'));
  drawn.length = 0;
  for (const id of ['a', 'd', 'e']) await pictureCache.frame(job(id, 'c'));
  expect(drawn).toEqual([]);
  await pictureCache.frame(job('b', 'c'));
  expect(drawn).toEqual(['b/c']);
});

test('a drawing that fails is told to whoever waits, reported where nobody does, and tried again', async () => {
  let fails = true;
  const { pictureCache, problems } = studioWith({
    async draw({ frame }) {
      if (fails) throw new Error('out of ink');
      return frame;
    },
  });
  await expect(pictureCache.frame(job('a', 'c'))).rejects.toThrow('out of ink');
  pictureCache.prepare('lagoon', [opened('b')]);
  await quiet();
  expect(problems).toHaveLength(1);
  fails = false;
  expect(await pictureCache.frame(job('a', 'c'))).toEqual({ is: 'drawn', encoded: 'c' });
});

test('the last few scenes are kept ready for their next frame', async () => {
  const openings: unknown[] = [];
  const { draw } = openPainterPool(async () => ({
    ...lagoonPainter,
    open: scene => {
      openings.push(scene);
      return lagoonPainter.open(scene);
    },
  }));
  for (const id of ['a', 'b', 'a', 'b']) await draw(job(id, 'c'));
  expect(openings).toHaveLength(2);
  await draw(job('e', 'c'));
  await draw(job('a', 'c'));
  expect(openings).toHaveLength(4);
  const lost = openPainterPool(async () => null);
  await expect(lost.draw(job('a', 'c'))).rejects.toThrow('has no pictures');
});

test('a bot looks at the frames people get, each drawn once for both, and at nothing else', async () => {
  const drawn: string[] = [];
  const { draw, look } = openPainterPool(async () => ({
    ...lagoonPainter,
    open: async scene => {
      const open = await lagoonPainter.open(scene);
      return {
        frame(name) {
          drawn.push(name);
          return open.frame(name);
        },
      };
    },
  }));
  const scene = { shell: 2, round: 0, covered: false };
  const picture = { id: 'a', scene };
  await draw({ game: 'lagoon', picture, frame: 'left' });
  const asked = { game: 'lagoon', picture, skill: 1, luck: 'eyes' };
  expect(await look(asked)).toMatchObject({ light: [170, 170], skill: 1 });
  await draw({ game: 'lagoon', picture, frame: 'c' });
  expect(drawn).toEqual(['left', 'c']);
  expect(await look(asked)).toEqual(await look(asked));
});
