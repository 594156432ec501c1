import { dive } from '@fathoms/games/dive/index.ts';
import { painter } from '@fathoms/games/dive/painter.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { defaultOptions } from '@fathoms/kernel/options.ts';
import { expect, test } from 'vitest';
import { openPainterPool } from '../pictures/painter-pool.ts';
import type { BotQuestion } from '../room/ports.ts';
import { guest, openTable, testNode } from './test-node.ts';

const SIDE = 96; // pixels: small, to be quick

/** The same match, but for what lies in the stack: the first cards become the last. */
const over = {
  ...dive,
  setup(...given: Parameters<typeof dive.setup>): State {
    const s = dive.setup(...given);
    s.stack.reverse();
    return s;
  },
};

/** Everything the bots of a table are asked with before anybody has dived. `shown`: what is painted, whatever lies there. */
async function asked(game: typeof dive, shown: unknown): Promise<readonly BotQuestion[]> {
  const node = testNode();
  const { look } = openPainterPool(async () => ({
    ...painter,
    open: scene => painter.open(shown ?? scene, SIDE),
  }));
  node.look = async job => ({ seen: await look(job) });
  node.choose = ({ seen }) => {
    const { glimpse } = seen as { glimpse: { sharks: number[] } };
    return `ready 1${glimpse.sharks[0] > 500 ? 's' : 'n'}`;
  };
  const { room } = await openTable(game as Game, { seats: 4, node });
  const ada = await guest(room, 'ada');
  await ada.say({ t: 'sit', seat: 0, name: 'Ada' });
  for (const [i, level] of (['minnow', 'seal', 'barracuda'] as const).entries())
    await ada.say({ t: 'bot', seat: 1 + i, level });
  await ada.say({ t: 'start' });
  await room.settled();
  await room.close();
  return node.questions;
}

test('H9: bots know nothing but pixels: over another stack under the same pixels they are asked the same', async () => {
  const elsewhere = dive.setup(2, defaultOptions(dive), { chance: seeded('elsewhere'), tell: () => {} });
  const shown = dive.pictures?.glance(elsewhere);
  const one = await asked(dive, shown);
  expect(one.map(({ level }) => level)).toEqual(['minnow', 'seal', 'barracuda']);
  expect(await asked(over, shown)).toEqual(one);
  const [seen, other] = [await asked(dive, null), await asked(over, null)]; // each as it lies
  expect(other).not.toEqual(seen);
});
