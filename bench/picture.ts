import { OCEAN } from '@fathoms/games/dive/ocean/cards.ts';
import { ATLAS } from '@fathoms/games/dive/picture/art/atlas.ts';
import { type Atlas, openAtlas } from '@fathoms/games/dive/picture/atlas.ts';
import { type Look, OPTICS } from '@fathoms/games/dive/picture/optics.ts';
import { prepareStack, renderView, type StackPicture } from '@fathoms/games/dive/picture/render.ts';
import { VIEWS } from '@fathoms/games/dive/picture/views.ts';
import { renderByTheBook } from '@fathoms/games/dive/test/picture-reference.ts';
import { pick, seeded } from '@fathoms/kernel/chance.ts';
import sharp from 'sharp';
import { type Rate, rateOf } from './shared/measure.ts';
import type { ReportTable } from './shared/report.ts';

const SIZE = 640; // pixels, as a table shows them
const QUALITY = 74; // of WebP
const EFFORT = 2;
const ROUNDS = 9;
const WARM_UP = 2; // a worker lives long: what the first rounds cost more is not the point
const KB = 1024;
const LOOKS = Object.keys(OPTICS).map(look => Number(look) as Look);
const TODAY = LOOKS[LOOKS.length - 1];

/** What the pictures of one round of Dive cost: nine views of a fresh stack, painted and encoded. */
export async function picture(): Promise<ReportTable[]> {
  const atlas = openAtlas(ATLAS);
  const byLook = new Map(LOOKS.map((look): [Look, Cost[]] => [look, []]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [look, costs] of byLook) {
      const cost = await roundOf(atlas, stackOf(`picture-${round}`, look));
      if (round >= WARM_UP) costs.push(cost);
    }
  }
  const costs = byLook.get(TODAY) ?? [];
  const all = (of: (cost: Cost) => number): Rate => rateOf(costs.map(of));
  const row = (name: string, { median, min, max }: Rate) => [name, median, { min, max }];
  const painted = all(({ prepare, views }) => prepare + views);
  const byTheBook = bookCost(atlas);
  return [
    {
      title: 'Pictures of a round',
      columns: [
        { head: 'CPU seconds a round' },
        { head: `median of ${ROUNDS} stacks`, digits: 3 },
        { head: 'min – max', digits: 3 },
      ],
      rows: [
        row(
          'prepare the stack',
          all(({ prepare }) => prepare),
        ),
        row(
          'paint nine views',
          all(({ views }) => views),
        ),
        row(
          'encode them',
          all(({ encode }) => encode),
        ),
        row(
          'all',
          all(({ prepare, views, encode }) => prepare + views + encode),
        ),
        row(
          'one more view by flashlight',
          all(({ torch }) => torch),
        ),
      ],
    },
    {
      title: 'Size',
      columns: [{ head: 'KB' }, { head: 'median', digits: 0 }, { head: 'min – max', digits: 0 }],
      rows: [
        row(
          'nine files of 640 pixels',
          all(({ bytes }) => bytes / KB),
        ),
      ],
    },
    {
      title: 'By look, of the same stacks in turn',
      columns: [
        { head: 'medians' },
        { head: 'CPU seconds a round', digits: 3 },
        { head: 'nine files, KB', digits: 0 },
      ],
      rows: [...byLook].map(([look, costs]) => [
        `look ${look}`,
        rateOf(costs.map(({ prepare, views, encode }) => prepare + views + encode)).median,
        rateOf(costs.map(({ bytes }) => bytes / KB)).median,
      ]),
    },
    {
      title: 'Painted by the book',
      columns: [{ head: 'CPU seconds' }, { head: 'nine views', digits: 1 }],
      rows: [
        ['by the book', byTheBook],
        ['times prepare and paint', byTheBook / painted.median],
      ],
    },
  ];
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
  renderByTheBook(atlas, stackOf('picture-0', TODAY), SIZE, VIEWS);
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

function stackOf(seed: string, look: Look): StackPicture {
  const chance = seeded(seed);
  const bag = OCEAN.map(({ id }) => id);
  const cards = OCEAN.map(() => {
    const [id] = bag.splice(chance.below(bag.length), 1);
    return { id, turn: chance.below(4), flipped: pick([true, false], chance) };
  });
  const key = Array.from({ length: 32 }, () => chance.below(16).toString(16)).join('');
  return { look, key, cards, removed: 0, octopus: null };
}
