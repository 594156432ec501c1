import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism, cpus, release, type } from 'node:os';
import { dirname, join } from 'node:path';
import type { Machine, Report } from './report.ts';

/** The repository's folder, also for what is built from this. */
export const ROOT = dirname(dirname(createRequire(import.meta.url).resolve('@fathoms/kernel/package.json')));
export const RESULTS = join(ROOT, 'bench/results');

const fileOf = (name: string, folder: string): string => join(folder, `${name}.json`);

/** Writes a run over the last one of the same name. */
export function writeReport(report: Report, folder = RESULTS): string {
  const file = fileOf(report.name, folder);
  writeFileSync(file, jsonOf(report));
  return file;
}

const ROW = /^ {8}([[{]\n[\s\S]*?\n {8}[\]}])/gm;

/** One line a row, so that people can read it and see what a new run changed. */
export function jsonOf(report: Report): string {
  const briefly = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toFixed(4)) : value;
  const text = JSON.stringify(report, briefly, 2);
  return `${text.replace(ROW, (_, row: string) => `        ${JSON.stringify(JSON.parse(row))}`)}\n`;
}

export function readReport(name: string, folder = RESULTS): Report {
  const file = fileOf(name, folder);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) throw new Error(`there is no run of ${name}`);
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

export function thisMachine(): Machine {
  const about = '/etc/os-release';
  const named = existsSync(about) && /^PRETTY_NAME="?([^"\n]+)/m.exec(readFileSync(about, 'utf8'))?.[1];
  return {
    processor: cpus()[0]?.model.trim() ?? null,
    cores: availableParallelism(),
    node: process.versions.node,
    os: named || `${type()} ${release()}`,
  };
}

/** What is checked out, marked if it was changed, runs and documents aside; null outside a repository. */
export function thisCommit(): string | null {
  const git = (...command: string[]) => spawnSync('git', command, { cwd: ROOT, encoding: 'utf8' });
  const { status, stdout } = git('rev-parse', '--short', 'HEAD');
  if (status !== 0) return null;
  const changes = git('status', '--porcelain', '--', '.', ':!bench/results', ':!docs').stdout;
  return `${stdout.trim()}${changes === '' ? '' : '-dirty'}`;
}

/** The versions of installed peers. */
export function versionsOfPeers(names: readonly string[]): { [name: string]: string } {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'bench/package-lock.json'), 'utf8')) as {
    packages: { [path: string]: { version: string } | undefined };
  };
  return Object.fromEntries(
    names.map(name => [name, packages[`node_modules/${name}`]?.version ?? 'not installed']),
  );
}
