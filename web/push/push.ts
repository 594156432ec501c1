/** Being called when it is one's turn: the browser is asked, the server is told where. */
import { LANGUAGES, type Language } from '../settings/language.ts';

export type CallState = 'unable' | 'blocked' | 'off' | 'on';

/** What the server knows of this guest's wish. */
interface Known {
  readonly key: string; // the server's own, which a subscription is made for
  readonly endpoint: string | null; // null = not to be called
  readonly language: string | null;
}

const PLACE = '/api/me/calls';

/** As much of the browser as is used here. */
export interface Surroundings {
  readonly pushes: () => Promise<PushManager | null>; // null = this browser has none
  readonly permission: () => NotificationPermission;
  readonly askPermission: () => Promise<NotificationPermission>;
  readonly fetch: typeof fetch;
}

export const browser: Surroundings = {
  async pushes() {
    if (!('PushManager' in globalThis && 'Notification' in globalThis)) return null;
    return (await navigator.serviceWorker?.getRegistration())?.pushManager ?? null;
  },
  permission: () => Notification.permission,
  askPermission: () => Notification.requestPermission(),
  fetch: (place, request) => fetch(place, request),
};

/** How things stand. A guest who has changed the language since is called in the new one from here on. */
export async function readCalls(language: Language, world = browser): Promise<CallState> {
  const pushes = await world.pushes();
  if (!pushes) return 'unable';
  if (world.permission() === 'denied') return 'blocked';
  const [mine, known] = [await pushes.getSubscription(), await ask(world)];
  if (!mine || mine.endpoint !== known.endpoint) return 'off';
  if (known.language !== language) await tell(world, mine, language);
  return 'on';
}

/** Asks the browser first of all: some hear the question only in the very moment of a tap. */
export async function askForCalls(language: Language, world = browser): Promise<CallState> {
  const allowed = await world.askPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'blocked' : 'off';
  const pushes = await world.pushes();
  if (!pushes) return 'unable';
  const { key } = await ask(world);
  await (await pushes.getSubscription())?.unsubscribe(); // it may be for a key the server no longer has
  await tell(world, await subscribe(pushes, key), language);
  return 'on';
}

const subscribe = (pushes: PushManager, key: string): Promise<PushSubscription> =>
  pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** The browser has given its subscription up by itself: whoever wanted to be called gets another one. */
export async function renewCalls(world: Surroundings): Promise<void> {
  const pushes = await world.pushes();
  const { key, endpoint, language } = await ask(world);
  if (!pushes || endpoint === null) return;
  const mine = (await pushes.getSubscription()) ?? (await subscribe(pushes, key));
  await tell(world, mine, language ?? LANGUAGES[0]);
}

export async function stopCalls(world = browser): Promise<CallState> {
  await said(world.fetch(PLACE, { method: 'DELETE' }));
  await dropSubscription(world);
  return 'off';
}

/** The browser's own half, for a guest the server has already forgotten. */
export async function dropSubscription(world = browser): Promise<void> {
  await (await (await world.pushes())?.getSubscription())?.unsubscribe();
}

async function ask(world: Surroundings): Promise<Known> {
  return (await said(world.fetch(PLACE))).json() as Promise<Known>;
}

async function tell(world: Surroundings, to: PushSubscription, language: string): Promise<void> {
  const { endpoint, keys } = to.toJSON();
  const body = JSON.stringify({ endpoint, keys, language });
  await said(world.fetch(PLACE, { method: 'PUT', headers: { 'content-type': 'application/json' }, body }));
}

async function said(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`calls: ${answer.status}`);
  return answer;
}
