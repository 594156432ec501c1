import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@fathoms/games/catalog.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { person, startedTable, type TestPerson } from './test-server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
// Inside the repository, so that the build finds its packages.
const built = join(root, 'node_modules/.cache/fathoms-process-test');
const data = mkdtempSync(join(tmpdir(), 'fathoms-data-'));

beforeAll(() => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const options = ['build', '-c', 'vite.server.config.ts', '--outDir', built, '--logLevel', 'error'];
  execFileSync(process.execPath, [vite, ...options], { cwd: root });
});
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
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'], // as `npm start` does
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
async function returned(address: string, before: TestPerson): Promise<TestPerson> {
  const again = await person(address);
  again.cookie = before.cookie;
  return again;
}

test('SYNC-13: nothing acknowledged is lost when the process is killed, again and again', async () => {
  let address = await launch();
  const { ada, ben, table } = await startedTable(address);
  const luck = seeded('kill');
  const acknowledged: string[] = [];
  for (let round = 0; round < 3; round++) {
    const people = [await returned(address, ada), await returned(address, ben)];
    const connections = [await people[0]!.join(table), await people[1]!.join(table)] as const;
    let states = [await connections[0].state(), await connections[1].state()] as const;
    expect(states[0].nth + states[1].nth).toBeGreaterThanOrEqual(acknowledged.length);
    for (let i = 0; i < 5 && states[0].outcome === null; i++) {
      const seat = states[0].toAct[0] as 0 | 1;
      const { legal, nth, seq } = states[seat];
      const action = legal[luck.below(legal.length)]!;
      expect(await connections[seat].act(seat, nth, action)).toEqual({ t: 'accepted', seat, nth });
      acknowledged.push(`${seat} ${nth} ${action}`);
      if (i === 4) break;
      states = [
        await connections[0].state(s => s.seq > seq),
        await connections[1].state(s => s.seq > seq),
      ] as const;
    }
    await stop('SIGKILL');
    address = await launch();
  }
  expect(acknowledged.length).toBeGreaterThan(5);
  const people = [await returned(address, ada), await returned(address, ben)];
  const connections = [await people[0]!.join(table), await people[1]!.join(table)];
  for (const line of acknowledged) {
    const [, seat, nth, action] = /^(\d) (\d+) (.+)$/.exec(line)!;
    const answer = await connections[Number(seat)]!.act(Number(seat), Number(nth), action!);
    expect(answer).toEqual({ t: 'accepted', seat: Number(seat), nth: Number(nth) });
  }
  expect(await stop('SIGTERM')).toBe(0);
});

test('bots of every level think in their threads and play a match to its end', async () => {
  const address = await launch();
  const ada = await person(address);
  const table = await ada.newTable(3);
  const connection = await ada.join(table);
  connection.send({ t: 'bot', seat: 0, level: 'minnow' });
  connection.send({ t: 'bot', seat: 1, level: 'seal' });
  connection.send({ t: 'bot', seat: 2, level: 'barracuda' });
  connection.send({ t: 'start' });
  const end = await connection.next(m => m.t === 'error' || (m.t === 'table' && m.table.status === 'over'));
  expect(end).toMatchObject({ t: 'table', table: { status: 'over' } });
  expect(await stop('SIGINT')).toBe(0);
});

/** `lab seat` as its own process, with a program of examples/programs. */
function seatProgram(url: string, token: string, command: string) {
  const args = [join(built, 'lab.js'), 'seat', url, '--program', command];
  const lab = spawn(process.execPath, args, {
    ...{ cwd: join(root, 'examples/programs'), stdio: ['ignore', 'pipe', 'pipe'] },
    env: { ...process.env, FATHOMS_TOKEN: token },
  });
  const said: string[] = [];
  for (const out of [lab.stdout!, lab.stderr!]) out.on('data', text => said.push(String(text)));
  return once(lab, 'close').then(([code]) => ({ code: code as number, said: said.join('') }));
}

async function playPrograms(address: string, game: string): Promise<void> {
  const mara = await person(address);
  const table = await mara.newTable(2, game);
  const host = await mara.join(table);
  const done = ['python3 bot.py', './bot.mjs'].map(async (command, seat) => {
    const made = await mara.fetch('/api/me/programs', { name: command, of: 'Mara', place: { table, seat } });
    const { token } = (await made.json()) as { token: string };
    return seatProgram(`http://${address}/t/${table}`, token, command);
  });
  await host.next(m => m.t === 'table' && m.table.seats.every(({ kind }) => kind === 'human'));
  host.send({ t: 'start' });
  for (const { code, said } of await Promise.all(done)) {
    expect(said).toContain(`I play ${game}`);
    expect(said).toMatch(/I came in on place \d/);
    expect(code, said).toBe(0);
  }
  const record = await (await mara.fetch(`/api/tables/${table}/record`)).text();
  expect(record).not.toContain('"by":"bot"'); // nobody played for them
  expect(JSON.parse(record.split('\n')[0]!)).toMatchObject({
    seats: [{ program: 'Mara' }, { program: 'Mara' }],
  });
}

test('PROGRAM-14: programs in Python and JavaScript play a whole match of every game at the real server', async () => {
  const address = await launch();
  await Promise.all(Object.keys(GAMES).map(game => playPrograms(address, game)));
  expect(await stop('SIGTERM')).toBe(0);
});

test('SYNC-15: a server whose writing thread dies acknowledges nothing and ends loudly', async () => {
  const [worker, kept] = [join(built, 'store-worker.js'), join(built, 'store-worker.kept.js')];
  renameSync(worker, kept);
  writeFileSync(
    worker,
    "import { parentPort } from 'node:worker_threads';\nparentPort.once('message', () => process.exit(3));\n",
  );
  try {
    const address = await launch();
    const gone = once(child, 'exit');
    await expect((await person(address)).newTable(2)).rejects.toThrow();
    expect((await gone)[0]).toBe(1);
  } finally {
    renameSync(kept, worker);
  }
});

test('draining says goodbye to open connections and ends well', async () => {
  const address = await launch();
  const connection = await (await person(address)).connect();
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await connection.closed).toBe(1001);
  expect((await gone)[0]).toBe(0);
});

test('a server goes when whoever started it is gone, however that ended', async () => {
  await launch();
  const gone = once(child, 'exit');
  child.disconnect();
  expect((await gone)[0]).toBe(0);
});

/** The operator's console as its own process. */
function admin(folder: string, ...args: string[]): { status: number | null; output: string } {
  const env = { ...process.env, DATA_DIR: folder };
  const done = spawnSync(process.execPath, [join(built, 'admin.js'), ...args], { env, encoding: 'utf8' });
  return { status: done.status, output: done.stdout + done.stderr };
}

test('the console looks at, exports and closes a table beside the running server', async () => {
  const { table } = await startedTable(await launch());
  const shown = admin(data, 'table', table);
  expect(JSON.parse(shown.output)).toMatchObject({ table, status: 'playing' });
  const file = join(data, `${table}.jsonl`);
  expect(admin(data, 'export', table, file)).toEqual({ status: 0, output: '' });
  expect(readFileSync(file, 'utf8')).toMatch(/^\{"fathoms":1,"game":"locker"/);
  expect(admin(data, 'close', table)).toEqual({ status: 0, output: `table ${table} is closed\n` });
  expect(JSON.parse(admin(data, 'table', table).output)).toMatchObject({ status: 'closed' });
});

test('the console says in one line what is wrong, and makes no database where there is none', () => {
  const empty = join(data, 'elsewhere');
  expect(admin(empty, 'table', 'x')).toEqual({ status: 1, output: `there is no database in ${empty}\n` });
  expect(existsSync(empty)).toBe(false);
  expect(admin(data, 'table', 'x')).toEqual({ status: 1, output: 'there is no table x\n' });
});

test('a server that cannot start says why on one structured line, without the password', () => {
  const env = {
    ...process.env,
    DATA_DIR: data,
    NATS_URL: 'nats://fathoms:pearl@127.0.0.1:1',
    LOG_LEVEL: 'info',
  };
  const done = spawnSync(process.execPath, [join(built, 'server.js')], { env, encoding: 'utf8' });
  expect(done.status).toBe(1);
  expect(JSON.parse(done.stdout)).toMatchObject({ level: 60, msg: 'cannot start' });
  expect(done.stdout + done.stderr).not.toContain('pearl');
});
