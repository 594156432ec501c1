import type { BotQuestion } from '@fathoms/table/room/ports.ts';
import { openThreads } from './threads.ts';

interface Thinkers {
  readonly think: (question: BotQuestion) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Bots search in threads of their own, so that the tables never wait for them. */
export function openThinkers(script: URL, count?: number): Thinkers {
  const threads = openThreads<BotQuestion, string>(script, count);
  return { think: question => threads.ask(question), close: threads.close };
}
