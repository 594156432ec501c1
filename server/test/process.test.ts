import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { seeded } from '@fathoms/kernel/chance.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Person, person, startedTable } from './rig.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that the build finds its packages.
const built = join(root, 'node_modules/.cache/fathoms-process-test');
const data = mkdtempSync(join(tmpdir(), 'fathoms-data-'));

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '-c', 'vite.server.config.ts', '--outDir', built, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], { cwd: root });
}, 60_000);
afterAll(() => {
  rmSync(data, { recursive: true });
  rmSync(built, { recursive: true });
});

let child: ChildProcess;
afterEach(() => {
  if (child.exitCode === null) child.kill('SIGKILL');
});

/** Starts the real server on a free port, on the same data each time; gives its address. */
async function launch(): Promise<string> {
  child = spawn(process.execPath, [join(built, 'server.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  for await (const chunk of child.stdout!) {
    printed += String(chunk);
    const port = /localhost:(\d+)/.exec(printed)?.[1];
    if (port) return `127.0.0.1:${port}`;
  }
  throw new Error(`the server did not start: ${printed}`);
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const gone = once(child, 'exit');
  child.kill(signal);
  const [code] = (await gone) as [number | null];
  return code;
}

/** The same guest at a restarted server. */
async function returned(address: string, before: Person): Promise<Person> {
  const again = await person(address);
  again.cookie = before.cookie;
  return again;
}

test('nothing acknowledged is lost when the process is killed, again and again', async () => {
  let address = await launch();
  const { ada, ben, table } = await startedTable(address);
  const luck = seeded('kill');
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const people = [await returned(address, ada), await returned(address, ben)];
    const lines = [await people[0]!.join(table), await people[1]!.join(table)] as const;
    let states = [await lines[0].state(), await lines[1].state()] as const;
    expect(states[0].nth + states[1].nth).toBeGreaterThanOrEqual(acknowledged.length);
    for (let i = 0; i < 5 && states[0].outcome === null; i++) {
      const seat = states[0].toAct[0] as 0 | 1;
      const { legal, nth, seq } = states[seat];
      const action = legal[luck.below(legal.length)]!;
      expect(await lines[seat].act(seat, nth, action)).toEqual({ t: 'accepted', seat, nth });
      acknowledged.push(`${seat} ${nth} ${action}`);
      if (i === 4) break;
      states = [await lines[0].state(s => s.seq > seq), await lines[1].state(s => s.seq > seq)] as const;
    }
    await stop('SIGKILL');
    address = await launch();
  }
  expect(acknowledged.length).toBeGreaterThan(5);
  const people = [await returned(address, ada), await returned(address, ben)];
  const lines = [await people[0]!.join(table), await people[1]!.join(table)];
  for (const line of acknowledged) {
    const [, seat, nth, action] = /^(\d) (\d+) (.+)$/.exec(line)!;
    const answer = await lines[Number(seat)]!.act(Number(seat), Number(nth), action!);
    expect(answer).toEqual({ t: 'accepted', seat: Number(seat), nth: Number(nth) });
  }
  expect(await stop('SIGTERM')).toBe(0);
}, 60_000);

test('bots of every level think in their threads and play a match to its end', async () => {
  const address = await launch();
  const ada = await person(address);
  const table = await ada.newTable(3);
  const line = await ada.join(table);
  line.say({ t: 'bot', seat: 0, level: 'minnow' });
  line.say({ t: 'bot', seat: 1, level: 'seal' });
  line.say({ t: 'bot', seat: 2, level: 'barracuda' });
  line.say({ t: 'start' });
  const end = await line.next(m => m.t === 'error' || (m.t === 'table' && m.table.status === 'over'));
  expect(end).toMatchObject({ t: 'table', table: { status: 'over' } });
  expect(await stop('SIGINT')).toBe(0);
}, 120_000);

test('draining says goodbye to open lines and ends well', async () => {
  const address = await launch();
  const line = await (await person(address)).line();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await line.closed).toBe(1001);
  expect((await gone)[0]).toBe(0);
}, 30_000);
