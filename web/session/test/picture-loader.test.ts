import { expect, test } from 'vitest';
import { type FetchedPicture, openPictureLoader } from '../picture-loader.ts';
import { fakeClock } from './fakes.ts';

interface OpenProposal {
  readonly key: string;
  readonly answer: (fetched: FetchedPicture) => void;
  readonly fail: () => void;
}

function pictures() {
  const clock = fakeClock();
  const asked: OpenProposal[] = [];
  const hung: string[] = [];
  const changes: number[] = [];
  const opened = openPictureLoader({
    fetch: (id, frame) =>
      new Promise((resolve, reject) =>
        asked.push({ key: `${id}/${frame}`, answer: resolve, fail: () => reject(new Error('offline')) }),
      ),
    hang(picture) {
      hung.push(`blob ${picture.size}`);
      return `blob ${picture.size}`;
    },
    takeDown: address => hung.splice(hung.indexOf(address), 1),
    after: clock.after,
  });
  opened.subscribe(() => changes.push(opened.version()));
  return { ...opened, clock, asked, hung, changes };
}

const picture = (size: number): Blob => new Blob(['x'.repeat(size)]);
const soon = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await null;
};

test('a picture is fetched once and has an address when it has come', async () => {
  const { get, asked, changes } = pictures();
  expect(get('a', 'c')).toBe(null);
  expect(get('a', 'c')).toBe(null);
  expect(asked.map(({ key }) => key)).toEqual(['a/c']);
  asked[0]?.answer(picture(7));
  await soon();
  expect(changes).toEqual([1]);
  expect(get('a', 'c')).toBe('blob 7');
  expect(asked).toHaveLength(1);
});

test('what is not to be seen any more is not asked for again', async () => {
  const { get, asked, changes, clock } = pictures();
  get('a', 'c');
  asked[0]?.answer('gone');
  await soon();
  clock.pass(60_000);
  expect(get('a', 'c')).toBe(null);
  expect([asked.length, changes.length, clock.waiting()]).toEqual([1, 0, 0]);
});

test('what comes later, or not at all while offline, is asked for again by whoever still wants it', async () => {
  const { get, asked, changes, clock } = pictures();
  get('a', 'c');
  get('b', 'c');
  asked[0]?.answer('later');
  asked[1]?.fail();
  await soon();
  expect(get('a', 'c')).toBe(null);
  expect(asked).toHaveLength(2);
  clock.pass(2100);
  expect(changes.length).toBeGreaterThan(0);
  get('a', 'c');
  expect(asked.map(({ key }) => key)).toEqual(['a/c', 'b/c', 'a/c']);
});

test('pictures nobody has looked at for long are taken down', async () => {
  const { get, asked, hung } = pictures();
  get('kept', 'c');
  asked[0]?.answer(picture(1));
  get('old', 'c');
  asked[1]?.answer(picture(2));
  await soon();
  for (let i = 0; i < 159; i++) {
    get(`new ${i}`, 'c');
    get('kept', 'c');
  }
  expect(hung).toEqual(['blob 1']);
});

test('a closed pictures keeps nothing and waits for nothing', async () => {
  const { get, asked, hung, clock, close } = pictures();
  get('a', 'c');
  get('b', 'c');
  get('d', 'c');
  asked[0]?.answer(picture(1));
  asked[1]?.answer('later');
  await soon();
  close();
  asked[2]?.answer(picture(3));
  await soon();
  expect(hung).toEqual([]);
  expect(clock.waiting()).toBe(0);
});
