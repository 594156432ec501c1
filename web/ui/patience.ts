/** Why a part of the page is not there yet: the line is bad, or the server has other files since a deploy. */
export type Missing = 'late' | 'gone';

const AGAIN_MS = 2000;
const SURE = 3; // failures: by then a short gap in the line is over
const waiting = new Map<symbol, Missing>();
const watchers = new Set<() => void>();

/** Loads a part of the page, again and again: with a bad line it is late, not missing for good. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  const mark = Symbol();
  try {
    for (let failures = 1; ; failures++) {
      try {
        await mendStyles();
        return await load();
      } catch (problem) {
        console.warn('a part of the page did not load', problem);
        note(mark, failures >= SURE && (await serverAnswers()) ? 'gone' : 'late');
        await new Promise(resolve => setTimeout(resolve, AGAIN_MS));
      }
    }
  } finally {
    note(mark, null);
  }
}

/** Starts a worker, again if its script did not come. Its first word is `UP`: from then on it listens. */
export const startWorker = (make: () => Worker): Promise<Worker> =>
  patiently(
    () =>
      new Promise((resolve, reject) => {
        const worker = make();
        worker.onmessage = ({ data }) => data === UP && resolve(worker);
        worker.onerror = event => {
          worker.terminate();
          reject(new Error(event.message || 'the worker did not start'));
        };
      }),
  );

/** What a worker says first. */
export const UP = 'up';

const serverAnswers = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Stylesheets that did not come. The loader asks for each once only, so they are fetched again here. */
const broken = new Set<HTMLLinkElement>();
if (typeof document !== 'undefined')
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
    },
    { capture: true },
  );

async function mendStyles(): Promise<void> {
  await Promise.all(
    [...broken].map(
      link =>
        new Promise<void>((resolve, reject) => {
          broken.delete(link);
          const again = link.cloneNode() as HTMLLinkElement;
          again.onload = () => resolve();
          again.onerror = () => reject(new Error(`no styles at ${link.href}`));
          link.replaceWith(again);
        }),
    ),
  );
}

function note(mark: symbol, missing: Missing | null): void {
  if (missing) waiting.set(mark, missing);
  else if (!waiting.delete(mark)) return;
  for (const tell of watchers) tell();
}

/** A part that is gone needs the reader; one that is late may come. */
const worst = (): Missing | null => {
  const all = [...waiting.values()];
  return all.includes('gone') ? 'gone' : (all[0] ?? null);
};

/** What the page waits for now, and whenever that changes. Answers with how to stop. */
export function watchMissing(tell: (missing: Missing | null) => void): () => void {
  const watcher = () => tell(worst());
  watchers.add(watcher);
  watcher();
  return () => void watchers.delete(watcher);
}
