/** What a device keeps so that the page works without a network, and which request that answers. */

/** Every file of one version: its path, and how the SHA-256 of what is in it begins. */
export type Files = { readonly [path: string]: string };

/** As much of the browser's `Cache` as is used here. */
export interface Shelf {
  match(key: string): Promise<Response | undefined>;
  put(key: string, file: Response): Promise<void>;
  keys(): Promise<readonly { readonly url: string }[]>;
  delete(key: string): Promise<boolean>;
}

const PAGE = '/index.html';
/** What only the server can answer, even where somebody goes there as to a page. */
const SERVER = /^\/(api\/|picture\/|ws)/;

/** Two versions lie on one shelf while people decide when to change: what both have is there once. */
const keyOf = (path: string, hash: string): string => `${path}?${hash}`;

/** Fetches what is not there yet, one file after the other: whatever the open page wants comes first. */
export async function keep(
  files: Files,
  shelf: Shelf,
  load: (path: string) => Promise<Response>,
): Promise<void> {
  for (const [path, hash] of Object.entries(files)) {
    const key = keyOf(path, hash);
    if (await shelf.match(key)) continue;
    const file = await load(path);
    if (!file.ok) throw new Error(`${path}: ${file.status}`); // this version waits until it is whole
    // while nodes are upgraded one after the other, another may answer with its own page
    if (!(await hashOf(file.clone())).startsWith(hash)) throw new Error(`${path}: of another version`);
    await shelf.put(key, file);
  }
}

async function hashOf(file: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(hash), byte => byte.toString(16).padStart(2, '0')).join('');
}

/** Drops what only older versions had. */
export async function tidy(files: Files, shelf: Shelf): Promise<void> {
  const wanted = new Set(Object.entries(files).map(([path, hash]) => keyOf(path, hash)));
  for (const { url } of await shelf.keys()) {
    const { pathname, search } = new URL(url);
    if (!wanted.has(pathname + search)) await shelf.delete(url);
  }
}

/** Under which key the answer to a request lies; null: the network's business. Every address of ours is the one page. */
export function answerTo(
  files: Files,
  ownOrigin: string,
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
): string | null {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  const isPage = mode === 'navigate' && !SERVER.test(pathname);
  const path = pathname in files ? pathname : isPage ? PAGE : null;
  return path === null ? null : keyOf(path, files[path]);
}
