import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What the nodes of one company share. */
interface Company {
  readonly script: string; // the built server
  readonly preload: string; // lets a node's clock jump
  readonly databaseUrl: string;
  readonly natsUrl: string;
}

/** A real server process on a port it keeps through every restart. */
export interface Node {
  readonly address: () => string;
  readonly start: () => Promise<void>;
  readonly stop: (signal: NodeJS.Signals) => Promise<void>;
  readonly signal: (signal: NodeJS.Signals) => void;
  readonly isUp: () => boolean;
}

export function newNode({ script, preload, databaseUrl, natsUrl }: Company): Node {
  let port = '0';
  let child: ChildProcess | null = null;

  const untilItGreets = async (started: ChildProcess): Promise<void> => {
    let printed = '';
    for await (const chunk of started.stdout ?? []) {
      printed += String(chunk);
      port = /localhost:(\d+)/.exec(printed)?.[1] ?? port;
      if (port !== '0' && printed.includes('localhost')) return;
    }
    throw new Error(`a node did not start: ${printed}`);
  };

  return {
    address: () => `127.0.0.1:${port}`,
    async start() {
      child = spawn(process.execPath, ['--require', preload, script], {
        env: {
          ...process.env,
          PORT: port,
          HOST: '127.0.0.1',
          DATABASE_URL: databaseUrl,
          NATS_URL: natsUrl,
          LOG_LEVEL: 'silent',
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await untilItGreets(child);
      child.stdout?.resume();
    },
    async stop(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
    signal: signal => void child?.kill(signal),
    isUp: () => child !== null && child.exitCode === null && child.signalCode === null,
  };
}
