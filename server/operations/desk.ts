import type { RestartNews } from '@fathoms/protocol/messages.ts';
import type { Bans } from '../guests/bans.ts';
import type { LoggedAct } from '../store/desk.ts';
import type { Store } from '../store/store.ts';

/** A node's side of what operators do: the log is in the store, and every node looks into it. */
export interface OperatorDesk {
  readonly look: () => Promise<void>; // once a second: does what was asked for since the last look
  readonly restart: () => RestartNews; // what everybody is told
}

interface DeskPorts {
  readonly store: Store;
  readonly bans: Bans;
  readonly now: () => number; // milliseconds since 1970
  readonly answer: (look: string) => Promise<string | null>; // null = nothing this node knows
  readonly closed: (table: string) => void;
  readonly banned: () => void; // the list has changed: some may have to go
  readonly announced: () => void;
  readonly note: (line: LoggedAct) => void; // in the server's own log
}

const AGAIN = 20; // lines looked at twice: of two written at once the later may be there first
const LATE_MS = 120_000; // so long a restart may be late before nobody speaks of it any more

interface Announced {
  readonly at: number;
  readonly words: string;
}

export async function openDesk(ports: DeskPorts): Promise<OperatorDesk> {
  const { store, bans, now } = ports;
  const startedAt = now();
  let last = 0;
  let done = new Set<number>();
  let announced: Announced | null = null;

  /** What holds until it is taken back. */
  const remember = ({ act }: LoggedAct): void => {
    if (act.is === 'ban') bans.add(act.ban);
    if (act.is === 'unban') bans.lift(act.ban);
    if (act.is === 'announce') announced = { at: act.restartAt, words: act.words };
    if (act.is === 'call-off') announced = null;
  };

  /** What is done once, by every node that runs at the time. */
  const follow = async (line: LoggedAct): Promise<void> => {
    const { n, act } = line;
    ports.note(line);
    if (act.is === 'close') ports.closed(act.table);
    if (act.is === 'ban') ports.banned();
    if (act.is === 'announce' || act.is === 'call-off') ports.announced();
    const answer = act.is === 'look' ? await ports.answer(act.at) : null;
    if (answer !== null) await store.answerAct(n, answer);
  };

  const fresh = async (): Promise<readonly LoggedAct[]> => {
    const found = await store.acts(Math.max(0, last - AGAIN));
    const lines = found.filter(({ n }) => !done.has(n));
    last = Math.max(last, ...found.map(({ n }) => n));
    done = new Set(found.map(({ n }) => n));
    return lines;
  };

  for (const line of await fresh()) remember(line);

  let looking: Promise<void> | null = null;
  const lookOnce = async (): Promise<void> => {
    for (const line of await fresh()) {
      remember(line);
      await follow(line);
    }
  };
  return {
    look() {
      looking ??= lookOnce().finally(() => {
        looking = null;
      });
      return looking;
    },
    restart() {
      const isPast = announced && (announced.at < startedAt || announced.at + LATE_MS < now());
      if (!announced || isPast) return null;
      return { inMs: Math.max(0, announced.at - now()), words: announced.words };
    },
  };
}
