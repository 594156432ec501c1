import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { basename, join } from 'node:path';
import { daily } from './daily.ts';
import { engine } from './engine.ts';
import { growthCharts } from './growth/charts.ts';
import { growth } from './growth/growth.ts';
import { lab } from './lab.ts';
import { opening } from './opening.ts';
import { hand } from './page/hand.ts';
import { page } from './page/page.ts';
import { silence } from './page/silence.ts';
import { picture } from './picture.ts';
import { replay } from './replay.ts';
import { replayPage } from './replay-page.ts';
import { builds, server } from './server.ts';
import { documentsIn, withTables } from './shared/documents.ts';
import { type Report, type ReportTable, textOfReport } from './shared/report.ts';
import {
  RESULTS,
  ROOT,
  readReport,
  thisCommit,
  thisMachine,
  versionsOfPeers,
  writeReport,
} from './shared/results.ts';
import { siegePeers } from './siege/main.ts';
import { thinking } from './thinking.ts';
import { wire } from './wire.ts';

interface Bench {
  readonly run: () => readonly ReportTable[] | Promise<readonly ReportTable[]>;
  readonly peers: readonly string[]; // packages measured in the same run
}

const BENCHES: { readonly [name: string]: Bench } = {
  builds: { run: builds, peers: ['ws'] },
  daily: { run: daily, peers: [] },
  engine: { run: engine, peers: ['boardgame.io'] },
  growth: { run: growth, peers: ['ws'] },
  hand: { run: hand, peers: [] },
  lab: { run: lab, peers: [] },
  opening: { run: opening, peers: [] },
  page: { run: page, peers: [] },
  picture: { run: picture, peers: [] },
  replay: { run: replay, peers: [] },
  'replay-page': { run: replayPage, peers: [] },
  server: { run: server, peers: ['ws', 'socket.io', '@colyseus/core', 'boardgame.io'] },
  silence: { run: silence, peers: [] },
  'siege-peers': { run: siegePeers, peers: ['boardgame.io', '@colyseus/core'] },
  thinking: { run: thinking, peers: ['boardgame.io'] },
  wire: { run: wire, peers: [] },
};

/** Also measured on servers that whoever started us runs (`tools/bench.mjs`). */
const ENGINES: { readonly [name: string]: readonly string[] } = {
  daily: ['PostgreSQL'],
  server: ['PostgreSQL', 'NATS'],
};

function versionsOfEngines(name: string): { [engine: string]: string } {
  const running = JSON.parse(process.env.BENCH_ENGINE_VERSIONS ?? '{}') as { [engine: string]: string };
  return Object.fromEntries(
    (ENGINES[name] ?? []).flatMap(one => (running[one] ? [[one, running[one]]] : [])),
  );
}

async function measure(name: string): Promise<void> {
  const { run, peers } = BENCHES[name];
  const begun = {
    name,
    command: `npm run bench -- ${name}`,
    date: new Date().toISOString().slice(0, 10),
    commit: thisCommit(),
    machine: thisMachine(),
    load: Number(loadavg()[0].toFixed(1)),
    peers: { ...versionsOfPeers(peers), ...versionsOfEngines(name) },
  };
  const report: Report = { ...begun, tables: await run() };
  const file = writeReport(report);
  console.log(`${textOfReport(report)}\n\nwritten to ${file}\n`);
}

const stored = (): string[] =>
  readdirSync(RESULTS)
    .filter(file => file.endsWith('.json'))
    .map(file => basename(file, '.json'))
    .sort();

function printTables(names: readonly string[]): void {
  for (const name of names) console.log(`${textOfReport(readReport(name))}\n`);
}

const CHARTS = join(ROOT, 'docs/charts');

/** Puts the stored figures into the documents, and draws them. */
function fillDocuments(): void {
  for (const path of documentsIn(join(ROOT, 'docs'))) {
    const [before, after] = [readFileSync(path, 'utf8'), withTables(readFileSync(path, 'utf8'), readReport)];
    if (before === after) continue;
    writeFileSync(path, after);
    console.log(`tables changed: ${path}`);
  }
  mkdirSync(CHARTS, { recursive: true });
  for (const [file, drawing] of Object.entries(growthCharts(readReport('growth'))))
    writeFileSync(join(CHARTS, file), drawing);
}

/**
 * `bench NAME…` measures and stores those, `bench` all of them; `bench table NAME…` prints what is stored, and
 * `bench docs` puts it into the documents.
 */
const [first, ...rest] = process.argv.slice(2);
const all = Object.keys(BENCHES).filter(name => name !== 'builds'); // it needs another build
const names = first === undefined ? all : [first, ...rest];
const unknown = names.find(name => !Object.hasOwn(BENCHES, name));
if (first === 'table') printTables(rest.length > 0 ? rest : stored());
else if (first === 'docs') fillDocuments();
else if (unknown !== undefined) {
  console.error(`bench: there is no ${unknown}; there is ${Object.keys(BENCHES).join(', ')}, table and docs`);
  process.exitCode = 1;
} else for (const name of names) await measure(name);
