/** The service worker: one file that holds all of it, since it cannot load modules. */
import '../push/worker.ts';
import { answerTo, type Files, keep, tidy } from './keep.ts';

declare const BUILT_FILES: Files; // filled in by the build
const files = BUILT_FILES;

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

interface Asked {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** As much of a service worker as is used here; the page's own types have no word for it. */
interface Scope {
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = self as unknown as Scope;
const SHELF = 'fathoms';

scope.addEventListener('install', event => {
  // a name with a hash never means anything else: what the page has loaded already will do
  const load = (path: string) => fetch(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' });
  event.waitUntil(caches.open(SHELF).then(shelf => keep(files, shelf, load)));
});

scope.addEventListener('activate', event => event.waitUntil(leaveNothingOld()));

async function leaveNothingOld(): Promise<void> {
  for (const name of await caches.keys()) if (name !== SHELF) await caches.delete(name);
  await tidy(files, await caches.open(SHELF));
}

scope.addEventListener('fetch', event => {
  const key = answerTo(files, scope.location.origin, event.request);
  if (key !== null) event.respondWith(answer(key, event.request));
});

/** A browser short of space may have thrown the file away. */
async function answer(key: string, request: Request): Promise<Response> {
  const shelf = await caches.open(SHELF);
  return (await shelf.match(key)) ?? fetch(request);
}

/** People decide when a new version takes over (`web/shell/update.ts`). */
scope.addEventListener('message', ({ data }) => {
  if (data?.type === 'SKIP_WAITING') scope.skipWaiting();
});
