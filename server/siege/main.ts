import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ATTACKS, type Toll } from './attacks.ts';
import { liveOn, type Waits } from './innocent.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '9' },
    only: { type: 'string' },
    nodes: { type: 'string', default: '1' }, // several need DATABASE_URL and NATS_URL
    rows: { type: 'boolean', default: false }, // also as a table of bench/results
  },
});
const MS = Number(values.seconds) * 1000;
const MOST_MB = 640; // of memory the server may have had at any moment
const ALLOWED = (before: number): number => 2 * before + 20;

const here = fileURLToPath(import.meta.url);

/** The attacker's half: a process of its own, so that its work is not mistaken for the innocent's waiting. */
async function attack([name = '', address = '', from = '']: readonly string[]): Promise<void> {
  const chosen = ATTACKS.find(one => one.name === name);
  if (!chosen) throw new Error(`no attack ${name}`);
  let over = false;
  process.once('message', () => {
    over = true;
  });
  process.once('disconnect', () => process.exit()); // the siege is over, however it ended
  process.send?.(await chosen.run({ address, from, isOver: () => over }));
  process.disconnect();
}

interface Besieged {
  readonly address: string;
  readonly mostMb: () => number;
  readonly cpu: () => number; // seconds of processor time it has had
  readonly stop: () => Promise<void>;
}

/** One server on a file of its own, or several nodes on one database. */
async function startServers(count: number): Promise<Besieged> {
  const servers = await Promise.all(Array.from({ length: count }, startServer));
  return {
    address: servers.map(({ address }) => address).join(','),
    mostMb: () => Math.max(...servers.map(({ mostMb }) => mostMb())),
    cpu: () => servers.reduce((sum, { cpu }) => sum + cpu(), 0),
    async stop() {
      await Promise.all(servers.map(({ stop }) => stop()));
    },
  };
}

async function startServer(): Promise<Besieged> {
  const data = mkdtempSync(join(tmpdir(), 'fathoms-siege-'));
  const child = spawn(process.execPath, [join(here, '../server.js')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: data,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>(resolve => child.once('exit', () => resolve()));
  let printed = '';
  for await (const chunk of child.stdout) {
    printed += String(chunk);
    if (/localhost:\d+/.test(printed)) break;
  }
  return {
    address: `127.0.0.1:${/localhost:(\d+)/.exec(printed)?.[1]}`,
    mostMb: () => peakMb(child.pid ?? 0),
    cpu: () => cpuSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(data, { recursive: true });
    },
  };
}

/** The most memory a process ever had, where the system tells. */
function peakMb(pid: number): number {
  const file = `/proc/${pid}/status`;
  const kib = existsSync(file) ? /VmHWM:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1] : undefined;
  return kib === undefined ? 0 : Math.round(Number(kib) / 1024);
}

/** Its threads included; where the system tells. */
function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return 0;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function begin(name: string, address: string, from: string): { readonly end: () => Promise<Toll> } {
  const child: ChildProcess = fork(here, ['attack', name, address, from], { stdio: 'inherit' });
  const toll = new Promise<Toll>((resolve, reject) => {
    child.once('message', message => resolve(message as Toll));
    child.once('exit', code => reject(new Error(`the attack ended with ${code}`)));
  });
  return {
    async end() {
      child.send('enough');
      return toll;
    },
  };
}

const p = (list: readonly number[], part: number): number =>
  [...list].sort((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * part))] ?? Number.NaN;
const KINDS = ['moves', 'pictures', 'bots'] as const;
const shown = (waits: Waits): string =>
  KINDS.map(kind => `${kind} ${p(waits[kind], 0.5).toFixed(0)}/${p(waits[kind], 0.95).toFixed(0)}`).join(
    '  ',
  );

const ROUNDS = 3;

/** One attack and the time beside it: what an innocent waited, and the server's processor time. */
interface Compared {
  readonly before: Waits;
  readonly during: Waits;
  readonly toll: Toll;
  readonly cpu: readonly [before: number, during: number]; // per cent of one processor
}

/** With and without in turn, so that whatever else the machine does falls on both. */
async function compare(server: Besieged, name: string, from: string): Promise<Compared> {
  const [before, during] = [nobodyYet(), nobodyYet()];
  const tolls: Toll[] = [];
  const cpu = [0, 0];
  const live = async (into: Waits, at: 0 | 1): Promise<void> => {
    const [cpuThen, then] = [server.cpu(), performance.now()];
    const waits = await liveOn(server.address, MS / ROUNDS);
    cpu[at] += (100_000 * (server.cpu() - cpuThen)) / (performance.now() - then) / ROUNDS;
    for (const kind of KINDS) into[kind].push(...waits[kind]);
  };
  for (let round = 0; round < ROUNDS; round++) {
    await live(before, 0);
    const attacker = begin(name, server.address, from);
    await live(during, 1);
    tolls.push(await attacker.end());
  }
  const sum = (kind: keyof Toll): number => tolls.reduce((all, toll) => all + toll[kind], 0);
  const toll = { done: sum('done'), refused: sum('refused'), cutOff: sum('cutOff') };
  return { before, during, toll, cpu: [cpu[0] ?? 0, cpu[1] ?? 0] };
}

const nobodyYet = (): Waits => ({ moves: [], pictures: [], bots: [] });

async function besiege(): Promise<boolean> {
  const server = await startServers(Number(values.nodes));
  const rows: (string | number)[][] = [];
  console.log(
    `milliseconds an innocent waits, median/95th of a hundred, and what the server takes of a processor; ${availableParallelism()} processors at a load of ` +
      `${(loadavg()[0] ?? 0).toFixed(1)}, ${values.nodes} nodes, each attack ${values.seconds} s\n`,
  );
  let holds = true;
  try {
    await liveOn(server.address, MS); // compiled and warm
    for (const [i, { name }] of ATTACKS.entries()) {
      if (values.only !== undefined && !name.includes(values.only)) continue;
      const { before, during, toll, cpu } = await compare(server, name, `198.51.100.${i + 1}`);
      const late = KINDS.flatMap(kind => [p(before[kind], 0.95), p(during[kind], 0.95)]);
      rows.push([
        name,
        toll.done,
        toll.refused + toll.cutOff,
        ...[...late, ...cpu].map(Math.round),
        server.mostMb(),
      ]);
      const worse = KINDS.filter(kind => p(during[kind], 0.95) > ALLOWED(p(before[kind], 0.95)));
      if (worse.length > 0) holds = false;
      console.log(
        `${name}: ${JSON.stringify(toll)}, server at most ${server.mostMb()} MB\n` +
          `  without  ${shown(before)}  ${cpu[0].toFixed(0)} %\n  with     ${shown(during)}  ${cpu[1].toFixed(0)} %${worse.length > 0 ? `  worse than allowed: ${worse.join(', ')}` : ''}`,
      );
    }
    if (server.mostMb() > MOST_MB) {
      holds = false;
      console.log(`more than ${MOST_MB} MB`);
    }
  } finally {
    await server.stop();
  }
  if (values.rows) for (const row of rows) console.log(JSON.stringify(row));
  console.log(holds ? '\nholds' : '\ndoes not hold');
  return holds;
}

const [role, ...rest] = positionals;
if (role === 'attack') await attack(rest);
else process.exitCode = (await besiege()) ? 0 : 1;
