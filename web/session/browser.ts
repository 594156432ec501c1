/** The browser's clock, luck and socket, as the table's parts ask for them. */
import { getSettings } from '../settings/settings.ts';
import type { Outside } from './online-connection.ts';
import type { Pacer } from './paced-queue.ts';

export const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const WAKES = ['online', 'offline', 'pageshow', 'visibilitychange']; // the last one on the document, and bubbling

/** Timers sleep with a page that is not seen, and nobody tells a socket that its network is gone. */
const woken = (run: () => void): (() => void) => {
  const look = () => document.visibilityState === 'visible' && run();
  for (const name of WAKES) addEventListener(name, look);
  return () => {
    for (const name of WAKES) removeEventListener(name, look);
  };
};

export const browserOutside: Outside = {
  open: () =>
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`) as never,
  now: () => Date.now(),
  after,
  woken,
  random: () => Math.random(),
  async picture(id, frame) {
    const response = await fetch(`/picture/${id}/${frame}.webp`);
    if (response.ok) return response.blob();
    return response.status === 404 ? 'gone' : 'later';
  },
};

export const browserPacer: Pacer = { now: () => Date.now(), after, pace: () => getSettings().pace };
