/** The service worker: everything is kept for playing without a network, and a new version says so. */

/** Registers it and calls `ready` with what switches to a waiting new version. */
export async function watchForUpdate(ready: (use: () => void) => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/sw.js');
  const offer = (): void => {
    const { waiting } = registration;
    if (waiting && navigator.serviceWorker.controller) ready(() => switchTo(waiting));
  };
  offer();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offer),
  );
}

/** Reloads the page, and not from the old version this device has kept. */
export async function loadNewest(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update();
  const newer = registration?.waiting ?? registration?.installing;
  if (!newer) location.reload();
  else if (newer.state === 'installed') switchTo(newer);
  else newer.addEventListener('statechange', () => newer.state === 'installed' && switchTo(newer));
}

function switchTo(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' });
}
