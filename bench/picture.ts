import { OCEAN } from '@fathoms/games/dive/ocean/cards.ts';
import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { type Atlas, openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import { prepareStack, renderView, type StackPicture } from '@fathoms/games/dive/picture/render.ts';
import { VIEWS } from '@fathoms/games/dive/picture/views.ts';
import { renderByTheBook } from '@fathoms/games/dive/test/picture-reference.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import sharp from 'sharp';
import { machine, rateOf } from './shared/measure.ts';

const SIZE = 640; // pixels, as a table shows them
const QUALITY = 74; // of WebP
const EFFORT = 2;
const ROUNDS = 9;
const WARM_UP = 2; // a worker lives long: what the first rounds cost more is not the point
const CPU_LIMIT = 1.5; // seconds for the views of a round
const SIZE_LIMIT = 250; // KB
const KB = 1024;

/** What the pictures of one round of Dive cost: nine views of a fresh stack, painted and encoded. */
export async function picture(): Promise<void> {
  console.log(`${VIEWS.length} views of a stack of ${OCEAN.length} cards, ${SIZE} pixels, WebP ${QUALITY}`);
  console.log(`CPU seconds, median (shortest – longest) of ${ROUNDS} stacks`);
  console.log(`${machine()}\n`);
  const atlas = openAtlas(ATLAS);
  const costs: Cost[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const cost = await roundOf(atlas, stackOf(`picture-${round}`));
    if (round >= WARM_UP) costs.push(cost);
  }
  const all = (of: (cost: Cost) => number) => rateOf(costs.map(of));
  const total = all(({ prepare, views, encode }) => prepare + views + encode);
  line(
    'prepare the stack',
    all(({ prepare }) => prepare),
  );
  line(
    'paint the views',
    all(({ views }) => views),
  );
  line(
    'encode them',
    all(({ encode }) => encode),
  );
  line('all', total);
  line(
    'one view by flashlight',
    all(({ torch }) => torch),
  );
  const bytes = all(cost => cost.bytes / KB);
  console.log(
    `${'size, KB'.padEnd(24)}${bytes.median.toFixed(0)} (${bytes.min.toFixed(0)} – ${bytes.max.toFixed(0)})`,
  );

  const byTheBook = bookCost(atlas);
  console.log(`\nlimit ${CPU_LIMIT} s: ${(total.median / CPU_LIMIT).toFixed(2)} of it used`);
  console.log(`limit ${SIZE_LIMIT} KB: ${(bytes.median / SIZE_LIMIT).toFixed(2)} of it used`);
  const painted = all(({ prepare, views }) => prepare + views).median;
  console.log(
    `painted by the book: ${byTheBook.toFixed(2)} s, ${(byTheBook / painted).toFixed(1)} times as much`,
  );
}

function line(name: string, { median, min, max }: ReturnType<typeof rateOf>): void {
  console.log(`${name.padEnd(24)}${median.toFixed(3)} (${min.toFixed(3)} – ${max.toFixed(3)})`);
}

interface Cost {
  readonly prepare: number; // CPU seconds
  readonly views: number;
  readonly encode: number;
  readonly torch: number;
  readonly bytes: number;
}

async function roundOf(atlas: Atlas, stack: StackPicture): Promise<Cost> {
  const clock = stopwatch();
  const prepared = prepareStack(atlas, stack, SIZE);
  const prepare = clock();
  const pictures = VIEWS.map(view => renderView(prepared, view, 'off'));
  const views = clock();
  let bytes = 0;
  for (const pixels of pictures) bytes += (await encoded(pixels)).length;
  const encode = clock();
  renderView(prepared, 'c', 'side-1');
  return { prepare, views, encode, torch: clock(), bytes };
}

const encoded = (pixels: Uint8ClampedArray<ArrayBuffer>): Promise<Buffer> =>
  sharp(Buffer.from(pixels.buffer), { raw: { width: SIZE, height: SIZE, channels: 4 } })
    .webp({ quality: QUALITY, effort: EFFORT })
    .toBuffer();

function bookCost(atlas: Atlas): number {
  const clock = stopwatch();
  renderByTheBook(atlas, stackOf('picture-0'), SIZE, VIEWS);
  return clock();
}

/** CPU seconds since it was last asked. CPU time, because wall time lies on a busy machine. */
function stopwatch(): () => number {
  let last = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    return (user + system) / 1e6;
  };
}

function stackOf(seed: string): StackPicture {
  const chance = seeded(seed);
  const bag = OCEAN.map(({ id }) => id);
  const cards = OCEAN.map(() => {
    const [id] = bag.splice(chance.below(bag.length), 1);
    return { id, turn: chance.below(4), flipped: pick([true, false], chance) };
  });
  const key = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
  return { key, cards, removed: 0, octopus: null };
}
