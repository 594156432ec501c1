/** Push notifications when it is one's turn: the browser is asked, the server learns where to send. */
import { LANGUAGES, type Language } from '../settings/language.ts';

export type PushState = 'unable' | 'blocked' | 'off' | 'on';

/** What the server knows of this guest's wish. */
interface Known {
  readonly key: string; // the server's own, which a subscription is made for
  readonly endpoint: string | null; // null = no notifications
  readonly language: string | null;
}

const PUSH_API = '/api/me/calls';

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

/** How things stand. A guest who has changed the language since is notified in the new one from here on. */
export async function readPushState(language: Language, world = browser): Promise<PushState> {
  const pushes = await world.pushes();
  if (!pushes) return 'unable';
  if (world.permission() === 'denied') return 'blocked';
  const [subscription, known] = [await pushes.getSubscription(), await readWish(world)];
  if (!subscription || subscription.endpoint !== known.endpoint) return 'off';
  if (known.language !== language) await saveSubscription(world, subscription, language);
  return 'on';
}

/** Asks the browser first of all: some allow the question only during a tap. */
export async function subscribeToPush(language: Language, world = browser): Promise<PushState> {
  const allowed = await world.askPermission();
  if (allowed !== 'granted') return allowed === 'denied' ? 'blocked' : 'off';
  const pushes = await world.pushes();
  if (!pushes) return 'unable';
  const { key } = await readWish(world);
  await (await pushes.getSubscription())?.unsubscribe(); // it may be for a key the server no longer has
  await saveSubscription(world, await subscribe(pushes, key), language);
  return 'on';
}

const subscribe = (pushes: PushManager, key: string): Promise<PushSubscription> =>
  pushes.subscribe({ userVisibleOnly: true, applicationServerKey: key });

/** The browser has given its subscription up by itself: whoever wanted notifications gets another one. */
export async function renewSubscription(world: Surroundings): Promise<void> {
  const pushes = await world.pushes();
  const { key, endpoint, language } = await readWish(world);
  if (!pushes || endpoint === null) return;
  const subscription = (await pushes.getSubscription()) ?? (await subscribe(pushes, key));
  await saveSubscription(world, subscription, language ?? LANGUAGES[0]);
}

export async function unsubscribeFromPush(world = browser): Promise<PushState> {
  await expectOk(world.fetch(PUSH_API, { method: 'DELETE' }));
  await dropSubscription(world);
  return 'off';
}

/** The browser's own half, for a guest the server has already forgotten. */
export async function dropSubscription(world = browser): Promise<void> {
  await (await (await world.pushes())?.getSubscription())?.unsubscribe();
}

async function readWish(world: Surroundings): Promise<Known> {
  return (await expectOk(world.fetch(PUSH_API))).json() as Promise<Known>;
}

async function saveSubscription(world: Surroundings, to: PushSubscription, language: string): Promise<void> {
  const { endpoint, keys } = to.toJSON();
  const body = JSON.stringify({ endpoint, keys, language });
  await expectOk(
    world.fetch(PUSH_API, { method: 'PUT', headers: { 'content-type': 'application/json' }, body }),
  );
}

async function expectOk(asked: Promise<Response>): Promise<Response> {
  const answer = await asked;
  if (!answer.ok) throw new Error(`push: ${answer.status}`);
  return answer;
}
