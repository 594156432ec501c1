import { type ChildProcess, fork, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ATTACKS, type Toll } from './attacks.ts';
import { liveOn, type Waits } from './innocent.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const MS = Number(values.seconds) * 1000;
const MOST_MB = 512; // of memory the server may have had at any moment
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
  process.send?.(await chosen.run({ address, from, isOver: () => over }));
  process.disconnect();
}

interface Besieged {
  readonly address: string;
  readonly mostMb: () => number;
  readonly stop: () => Promise<void>;
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

async function besiege(): Promise<boolean> {
  const server = await startServer();
  console.log(
    `milliseconds an innocent waits, median/95th of a hundred; ${availableParallelism()} processors, each attack ${values.seconds} s\n`,
  );
  let holds = true;
  try {
    await liveOn(server.address, MS); // compiled and warm
    for (const [i, { name }] of ATTACKS.entries()) {
      if (values.only !== undefined && !name.includes(values.only)) continue;
      const before = await liveOn(server.address, MS);
      const attacker = begin(name, server.address, `198.51.100.${i + 1}`);
      const during = await liveOn(server.address, MS);
      const toll = await attacker.end();
      const worse = KINDS.filter(kind => p(during[kind], 0.95) > ALLOWED(p(before[kind], 0.95)));
      if (worse.length > 0) holds = false;
      console.log(
        `${name}: ${JSON.stringify(toll)}, server at most ${server.mostMb()} MB\n` +
          `  without  ${shown(before)}\n  with     ${shown(during)}${worse.length > 0 ? `  worse than allowed: ${worse.join(', ')}` : ''}`,
      );
    }
    if (server.mostMb() > MOST_MB) {
      holds = false;
      console.log(`more than ${MOST_MB} MB`);
    }
  } finally {
    await server.stop();
  }
  console.log(holds ? '\nholds' : '\ndoes not hold');
  return holds;
}

const [role, ...rest] = positionals;
if (role === 'attack') await attack(rest);
else process.exitCode = (await besiege()) ? 0 : 1;
