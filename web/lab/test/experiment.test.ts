import { currentGame } from '@fathoms/games/catalog.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { runLab } from '@fathoms/lab/lab.ts';
import { reportOf } from '@fathoms/lab/run/report.ts';
import { fakeIo } from '@fathoms/lab/test/fake-io.ts';
import { rulesOf } from '@fathoms/lab/threads/pool.ts';
import { describe, expect, test } from 'vitest';
import { mergeCounted, nothingCounted, playPart } from '../counting.ts';
import { commandOf, type Experiment, readExperiment, searchOf, tableOf } from '../experiment.ts';

const LOCKER = currentGame('locker') as Game;
const read = (search: string) => readExperiment(search, LOCKER, () => 'fresh');

function experiment(search: string, game: Game = LOCKER): Experiment {
  const found = readExperiment(search, game, () => 'fresh');
  if (!found.ok) throw new Error(JSON.stringify(found.trouble));
  return found.experiment;
}

test('an address says everything, and what it leaves out is as usual', () => {
  expect(experiment('game=locker')).toMatchObject({
    seed: 'fresh',
    games: 1000,
    a: { bots: ['seal', 'seal', 'seal'], options: { divers: 'off' } },
    b: null,
  });
  const search = 'game=locker&rules=1&games=20&seed=reef&a=seal,minnow&b=random,random,seal&b.divers=on';
  expect(searchOf(experiment(search), LOCKER)).toBe(search);
});

describe('an address that makes no sense is answered with what is wrong', () => {
  test.each([
    ['games=0', { is: 'games', most: 10_000_000 }],
    ['games=1e99', { is: 'games', most: 10_000_000 }],
    ['games=2.5', { is: 'games', most: 10_000_000 }],
    ['games=NaN', { is: 'games', most: 10_000_000 }],
    [`seed=${'x'.repeat(41)}`, { is: 'seed', most: 40 }],
    ['seed=a b', { is: 'seed', most: 40 }],
    ['a=seal,shark', { is: 'bots', text: 'shark' }],
    ['a=', { is: 'bots', text: '' }],
    ['a=seal', { is: 'seats', min: 2, max: 4 }],
    [`b=${Array(9).fill('seal').join(',')}`, { is: 'seats', min: 2, max: 4 }],
    ['a.colour=red', { is: 'option', option: 'colour' }],
    ['a.divers=maybe', { is: 'option', option: 'divers' }],
    ['a=seal,seal&a.start=D', { is: 'forbidden', rule: 'LOCKER-8' }],
    [`x=${'y'.repeat(3000)}`, { is: 'long', text: '3002' }],
  ])('%.40s', (search, trouble) => {
    expect(read(search)).toEqual({ ok: false, trouble });
  });
});

test.each([
  ['locker', 'games=30&seed=reef&a=seal,minnow,random&b=seal,seal&b.divers=on'],
  ['scuba', 'games=8&seed=reef&a=seal,seal&b=minnow,seal,seal'],
  ['shares', 'games=6&seed=reef&a=seal,seal,minnow'],
  ['dive', 'games=3&seed=reef&a=random,random'], // bots that look at pictures take their time,
])('%s: whatever parts it is cut into, the figures are those of lab sim, to the byte', async (id, search) => {
  const it = experiment(search, currentGame(id) as Game);
  const rules = rulesOf(tableOf(it, it.a));
  const all = nothingCounted(it);
  for (let first = it.games; first > 0; first -= 4) {
    const from = Math.max(1, first - 3);
    mergeCounted(all, await playPart(it, { first: from, games: first - from + 1 }, rules));
  }
  for (const side of ['a', 'b'] as const) {
    const [setting, tallies] = [it[side], all[side]];
    if (!setting || !tallies) continue;
    const io = fakeIo();
    await runLab(commandOf(it, setting).split(' ').slice(4), io);
    expect(JSON.stringify(reportOf(tableOf(it, setting), it.seed, tallies))).toBe(io.out.join('\n'));
  }
});

test('the same setting twice takes the same luck: nothing differs in any match', async () => {
  const it = experiment('games=12&seed=reef&a=seal,minnow&b=seal,minnow');
  const { pairs } = await playPart(it, { first: 1, games: 12 }, rulesOf(tableOf(it, it.a)));
  expect(pairs).toEqual({
    wins: [new Map([[0, 12]]), new Map([[0, 12]])],
    points: new Map([[0, 12]]),
    actions: new Map([[0, 12]]),
  });
});
