import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { ToProgram } from './lines.ts';

/** What came of waiting for a program. */
export type ProgramHeard =
  | { readonly is: 'line'; readonly line: string }
  | { readonly is: 'gone'; readonly why: string }
  | { readonly is: 'overtaken' }; // whoever asked does not want to know any more

/** How long a program may take, and since when (`performance.now`). */
interface TimeToAnswer {
  readonly ms: number;
  readonly since: number;
}

export const SAID_TOO_MUCH = 'it said too much';

/** A program in a process of its own. */
export interface ProgramProcess {
  readonly tell: (line: ToProgram) => void;
  readonly hear: (time?: TimeToAnswer) => Promise<ProgramHeard>; // its next line; no `time` = it may take as long as it likes
  readonly overtake: () => void; // whoever hears goes on without
  readonly close: () => Promise<void>; // no more input; it is ended if it does not end
}

interface Limits {
  readonly memoryMb?: number; // resident, of the process itself; none = no limit
  readonly quiet?: true; // what it writes to standard error goes into the reason it is gone, not to the terminal
}

const WATCH_MS = 50;
const FAREWELL_MS = 1_000;
const LONGEST_LINE = 64 * 1024;
const MOST_WAITING = 100; // lines nobody has asked for
const LAST_WORDS = 400; // characters

/** The words of a command line. A lone file is run by what its ending says. */
export function commandOf(text: string): readonly string[] {
  const words = [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
  const [file = ''] = words;
  if (words.length > 1) return words;
  if (/\.[cm]?js$/.test(file)) return [process.execPath, file];
  return file.endsWith('.py') ? ['python3', file] : words;
}

export function startProgram(command: string, { memoryMb, quiet }: Limits = {}): ProgramProcess {
  const [file = '', ...args] = commandOf(command);
  const { FATHOMS_TOKEN, ...env } = process.env; // a program needs no token: it talks to us
  const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', quiet ? 'pipe' : 'inherit'] });
  const lines: string[] = [];
  let lastWords = '';
  let gone: string | null = null;
  let waiting: ((heard: ProgramHeard) => void) | null = null;

  const answer = (heard: ProgramHeard): void => {
    const wake = waiting;
    waiting = null;
    wake?.(heard);
  };
  const leave = (why: string): void => {
    gone ??= why;
    answer({ is: 'gone', why: gone });
  };
  const kill = (why: string): void => {
    leave(why);
    child.kill('SIGKILL');
  };

  const late = (ms: number): void => kill(`it took more than ${(ms / 1000).toFixed(1)} s`);

  child.stdin?.on('error', () => {}); // it is gone, which is told elsewhere
  child.stderr?.on('data', (text: Buffer) => {
    lastWords = (lastWords + text).slice(-LAST_WORDS);
  });
  createInterface({ input: child.stdout! }).on('line', line => {
    if (line.length > LONGEST_LINE || lines.length > MOST_WAITING) kill(SAID_TOO_MUCH);
    else if (waiting) answer({ is: 'line', line });
    else lines.push(line);
  });
  const ended = new Promise<void>(resolve => {
    child.on('error', problem => {
      leave(`it could not be started: ${problem.message}`);
      resolve();
    });
    child.on('close', (code, signal) => {
      clearInterval(watch);
      leave(`it ended (${signal ?? `exit code ${code}`})${lastWords && `: ${lastWords.trim()}`}`);
      resolve();
    });
  });
  const watch = setInterval(() => {
    const used = memoryMb === undefined ? 0 : residentMb(child.pid);
    if (used > (memoryMb ?? Infinity)) kill(`it used ${Math.round(used)} MB of ${memoryMb}`);
  }, WATCH_MS);
  if (memoryMb === undefined) clearInterval(watch);

  return {
    tell(line) {
      if (gone === null) child.stdin?.write(`${JSON.stringify(line)}\n`);
    },
    hear: time =>
      new Promise<ProgramHeard>(resolve => {
        const line = lines.shift();
        if (line !== undefined) return resolve({ is: 'line', line });
        if (gone !== null) return resolve({ is: 'gone', why: gone });
        const timer = time && setTimeout(late, time.since + time.ms - performance.now(), time.ms);
        waiting = heard => {
          clearTimeout(timer);
          resolve(heard);
        };
      }),
    overtake: () => answer({ is: 'overtaken' }),
    async close() {
      child.stdin?.end();
      const timer = setTimeout(() => child.kill('SIGKILL'), FAREWELL_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** Linux says it in a file, other Unixes by `ps`; where there is neither, nothing is known and nothing limited. */
function residentMb(pid: number | undefined): number {
  if (pid === undefined) return 0;
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * 4096) / 1024 ** 2;
  } catch {
    const asked = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(asked.stdout || 0) / 1024;
  }
}
