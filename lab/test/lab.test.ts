import { describe, expect, test } from 'vitest';
import { runLab } from '../lab.ts';
import { fakeIo } from './fake-io.ts';

async function lab(line: string, answers: readonly string[] = []) {
  const io = fakeIo(answers);
  const code = await runLab(line.split(' '), io);
  return { code, out: io.out.join('\n'), err: io.err.join('\n') };
}

test('help names every command', async () => {
  const { code, out } = await lab('help');
  expect(code).toBe(0);
  for (const name of ['play', 'sim', 'tournament', 'check', 'export', 'review', 'train'])
    expect(out).toContain(`lab ${name} `);
});

describe('what cannot be used is refused with a sentence and exit code 1', () => {
  test.each([
    ['dance', 'there is no command dance'],
    ['sim', 'which game?'],
    ['sim chess', 'there is no game chess'],
    ['sim locker extra', 'too many words: extra'],
    ['sim locker --players 9', '2 to 4 players'],
    ['sim locker --players two', '--players must be a whole number'],
    ['sim locker --games 0', '--games must be a whole number'],
    ['sim locker --options colour=red', 'no option colour'],
    ['sim locker --options variant=V9', 'variant can be none, V1'],
    ['sim locker --options variant', 'name=value'],
    ['sim locker --options start=D', 'LOCKER-8'],
    ['sim locker --bots shark', 'there is no bot shark'],
    ['tournament scuba --bots seal,otter', 'there is no bot otter in scuba'],
    ['play scuba --bots otter', 'there is no bot otter in scuba'],
    ['ladder scuba --bots minnow,otter', 'there is no bot otter in scuba'],
    ['arena scuba --program bot:seal --program bot:otter', 'there is no bot:otter in scuba'],
    ['ladder locker --players 9', 'locker is for 2 to 4 players'],
    ['sim locker --bots seal,seal,seal', 'do not fit'],
    ['sim locker --games 1 --record no/such/folder/x.jsonl', 'cannot write'],
    ['sim locker --speed 3', "Unknown option '--speed'"],
    ['tournament locker --bots seal', 'two or more'],
    ['tournament locker --bots seal,seal', 'two or more different'],
    ['tournament locker --bots seal,seal*0', 'write NAME*10'],
    ['tournament locker --bots seal,seal/0', 'NAME/4'],
    ['tournament locker --bots seal,seal/4*2', 'NAME/4'],
    ['tournament locker --bots seal,shark*10', 'there is no bot shark'],
    ['check', 'which file?'],
    ['check no-such-file', 'cannot read no-such-file'],
    ['export a b', 'one file at a time'],
    ['review', 'which file?'],
    ['play locker --bots shark', 'there is no bot shark'],
  ])('%s', async (line, sentence) => {
    const { code, out, err } = await lab(line);
    expect(err).toContain(sentence);
    expect(err.split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([1, '']);
  });
});

test('a simulation adds up and is the same for the same seed', async () => {
  const line = 'sim locker --players 3 --games 20 --seed pearl --bots seal,minnow --json';
  const { code, out } = await lab(line);
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report).toMatchObject({ game: 'locker', games: 20, options: { divers: 'off' } });
  expect(report.seats.map((seat: { bot: string }) => seat.bot)).toEqual(['seal', 'minnow', 'seal']);
  const wins = report.seats.reduce(
    (sum: number, seat: { wins: { mean: number } }) => sum + seat.wins.mean,
    0,
  );
  expect(wins).toBeCloseTo(1);
  expect((await lab(line)).out).toBe(out);
  expect((await lab(line.replace('pearl', 'coral'))).out).not.toBe(out);
});

test('a simulation without --json is a table with a row a seat', async () => {
  const { out } = await lab('sim locker --games 5 --seed pearl --options divers=on,variant=V2');
  expect(out).toMatch(/locker: 5 matches/);
  expect(out).toMatch(/^A seal .*%/m);
  expect(out).toMatch(/^B seal .*%/m);
});

test('a tournament tells who is stronger, with intervals', async () => {
  const { code, out } = await lab(
    'tournament locker --bots random,minnow,seal --games 30 --seed pearl --json',
  );
  const report = JSON.parse(out);
  expect(code).toBe(0);
  expect(report.pairings).toHaveLength(3);
  for (const { first, second, matches, share } of report.pairings) {
    expect([matches, first === second]).toEqual([60, false]);
    expect(share.mean + share.margin).toBeLessThan(0.5); // the weaker one is named first
  }
  const [random, minnow, seal] = report.ladder;
  expect(random.elo).toBe(0);
  expect(minnow.low).toBeGreaterThan(0);
  expect(seal.low).toBeGreaterThan(minnow.elo);
});

test('a ladder measures from Seal, who stands where newcomers of ratings begin', async () => {
  const { out } = await lab('ladder locker --bots minnow,otter,seal --games 30 --seed pearl --json');
  const [minnow, otter, seal] = JSON.parse(out).ladder;
  expect(seal).toEqual({ bot: 'seal', elo: 1500, low: 1500, high: 1500 });
  expect(minnow.high).toBeLessThan(otter.elo);
  expect(otter.high).toBeLessThan(1500);
  const told = (await lab('ladder locker --bots minnow,seal --games 5 --seed pearl')).out;
  expect(told).toMatch(/^seal +1500 *$/m);
});

test('a bot can meet itself thinking longer, and is no longer the same', async () => {
  const { out } = await lab('tournament locker --bots barracuda*2,barracuda --games 2 --seed pearl --json');
  const [{ first, second, matches, share }] = JSON.parse(out).pairings;
  expect([first, second, matches]).toEqual(['barracuda*2', 'barracuda', 4]);
  expect(share.margin).toBeGreaterThan(0); // the same in both seats would come to half of every seed
});

/** Somebody who always takes the first action, and dives two levels without a thought. */
const answers = (id: string): string[] => Array(400).fill(id === 'dive' ? 'ready 4n 5n' : '1');

describe('play', () => {
  test('a person plays to the end by numbers and by words', async () => {
    const { code, out } = await lab('play locker --seed pearl --bots minnow', [
      'reveal',
      ...Array(200).fill('1'),
    ]);
    expect(code).toBe(0);
    expect(out).toContain('A reveals');
    expect(out).toMatch(/A: place \d, \d+ points\nB: place \d, \d+ points$/);
  });

  test('what is not possible is said and asked again', async () => {
    const { out } = await lab('play locker --seed pearl --options start=A', ['return', 'dance', '99', 'q']);
    expect(out).toContain('Not possible: rule LOCKER-15 forbids it.');
    expect(out.match(/Not possible: unreadable\./g)).toHaveLength(2);
  });

  test.each(['dive', 'locker', 'scuba', 'shares'])(
    '%s is drawn, explained and played to its end',
    async id => {
      const { code, out } = await lab(`play ${id} --seed pearl --bots minnow`, ['?', ...answers(id)]);
      expect(code).toBe(0);
      expect(out).toContain('A (you)');
      expect(out).not.toMatch(/\[object|undefined|NaN/);
      expect(out).toMatch(/A: place \d, -?\d+ points/);
    },
  );

  test('the end of the input ends the match', async () => {
    expect((await lab('play locker --seed pearl --options start=A')).code).toBe(0);
  });
});
