import { createInterface, type Interface } from 'node:readline';

export interface Keyboard {
  readonly ask: (question: string) => Promise<string | null>; // null = the input has ended
  readonly close: () => void;
}

/** Listens from the first question on, and keeps the lines typed ahead of the next one. */
export function openKeyboard(): Keyboard {
  let open: { readonly terminal: Interface; readonly lines: AsyncIterator<string> } | null = null;
  const listen = () => {
    const terminal = createInterface({ input: process.stdin });
    return { terminal, lines: terminal[Symbol.asyncIterator]() };
  };
  return {
    async ask(question) {
      open ??= listen();
      process.stdout.write(question);
      const line = await open.lines.next();
      return line.done ? null : line.value;
    },
    close: () => open?.terminal.close(),
  };
}
