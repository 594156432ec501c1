import { useEffect } from 'preact/hooks';

const CALM = '/icon.svg';

/** A dot on the tab's icon, and on the installed app's, while somebody waits for this player. */
export function useBadge(isMyTurn: boolean): void {
  useEffect(() => {
    if (!isMyTurn) return;
    const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    icon?.setAttribute('href', badged());
    badgeApp(true);
    return () => {
      icon?.setAttribute('href', CALM);
      badgeApp(false);
    };
  }, [isMyTurn]);
}

/** Drawn here: an icon in an icon cannot load a picture. */
function badged(): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#125069"/><path d="M4 15q4-4 8 0t8 0 8 0v13H4z" fill="#1B8DA0"/><circle cx="23" cy="9" r="8" fill="#FF6A55"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function badgeApp(on: boolean): void {
  if (!('setAppBadge' in navigator)) return;
  const set = on ? navigator.setAppBadge() : navigator.clearAppBadge();
  set.catch(() => {}); // not installed, or not allowed: the tab's own dot is there
}
