/** The service worker's part in push notifications. */
import { browser, renewSubscription } from './push.ts';
import { type PushNotice, readPushNotice, shownAs, shows } from './push-notice.ts';

interface OpenPage {
  readonly url: string;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
}

interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

/** As much of a service worker as is used here; the page's own types have no word for it. */
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
    openWindow(address: string): Promise<unknown>;
  };
  addEventListener(
    type: 'push',
    listener: (event: Lasting & { readonly data: { text(): string } | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: Lasting & { readonly notification: Notification }) => void,
  ): void;
  addEventListener(type: 'pushsubscriptionchange', listener: (event: Lasting) => void): void;
}

const scope = self as unknown as Scope;
const pages = () => scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

scope.addEventListener('push', event => {
  const notice = readPushNotice(event.data?.text() ?? '');
  if (notice) event.waitUntil(show(notice));
});

/** Whoever looks at the table sees it themselves. */
async function show(notice: PushNotice): Promise<void> {
  const looking = (page: OpenPage) => page.visibilityState === 'visible' && shows(page.url, notice.table);
  if ((await pages()).some(looking)) return;
  await scope.registration.showNotification(...shownAs(notice));
}

scope.addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

async function goTo(table: string): Promise<void> {
  const open = (await pages()).find(page => shows(page.url, table));
  await (open ? open.focus() : scope.clients.openWindow(`/t/${table}`));
}

scope.addEventListener('pushsubscriptionchange', event => {
  event.waitUntil(renewSubscription({ ...browser, pushes: async () => scope.registration.pushManager }));
});
