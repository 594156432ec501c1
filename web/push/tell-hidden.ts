/** A page nobody looks at says itself what it has to say, to those who asked to be told. */
import { getSettings } from '../settings/settings.ts';
import { readyNotice, shownAs } from './push-notice.ts';

/** `table`: its code. The service worker leads there when the notification is tapped. */
export async function tellTableReady(game: string, table: string): Promise<void> {
  if (document.visibilityState === 'visible' || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker?.getRegistration();
  if (await worker?.pushManager.getSubscription())
    await worker?.showNotification(...shownAs(readyNotice(game, table, getSettings().language)));
}
