/**
 * Somebody who has never heard of any of the games. Knows what everybody knows about screens: reads what is said, does
 * what is pointed at, taps what may be tapped, and leaves alone what is marked as a bad idea.
 */
import { readFile } from 'node:fs/promises';
import { pick } from '@fathoms/kernel/chance.ts';
import type { Chance } from '@fathoms/kernel/game.ts';
import type { ElementHandle, Page } from 'playwright-core';

const POINTED = '[data-coach="touch"]';
const LET_GO = '.learn-free, .learn-reserve';
const OVER = '.score-over';
const PATIENCE = 90_000; // ms without anything new: pictures are painted on this machine, and a busy one takes its time

/** Follows a lesson: taps the one thing that is ringed, again and again, until nothing is. Returns the headlines read. */
async function followLesson(page: Page): Promise<string[]> {
  const heads: string[] = [];
  const words = page.locator('.learn-words');
  for (let taps = 0; taps < 120; taps++) {
    const control = await page.waitForSelector(`${POINTED}, ${LET_GO}`, {
      state: 'attached',
      timeout: PATIENCE,
    });
    const what = await control.evaluate(
      (found, [ring, free]) => (found.matches(free) ? 'free' : found.matches(ring) ? 'ringed' : 'gone'),
      [POINTED, LET_GO] as const,
    );
    if (what === 'free') return heads;
    if (what === 'gone') continue; // the ring went on while it was looked at
    const said = await words.textContent();
    const [head = ''] = await words.locator('h2').allTextContents();
    // a table that goes on lays its pieces anew: then the ring is looked for again
    if (!(await control.click({ timeout: 5000 }).then(yes, no))) continue;
    heads.push(head);
    // the ring goes on: to another control, or to the same one with other words
    await page.waitForFunction(
      ([ring, tapped, before]) =>
        document.querySelector(ring) !== tapped ||
        document.querySelector('.learn-words')?.textContent !== before,
      [POINTED, control, said] as const,
    );
  }
  throw new Error('the lesson does not end');
}

/** Something that may be chosen now, as it is seen. */
interface Offered {
  readonly name: string;
  readonly mark: string; // '' = none
  readonly primary: boolean; // the button that stands out
  readonly x: number; // where in it a finger meets nothing else
  readonly y: number;
}

interface Seen {
  readonly over: boolean;
  readonly all: string; // everything that can be read: it changes with every choice
  readonly offered: readonly Offered[];
  readonly elements: ElementHandle<HTMLElement>[]; // of what is offered, in that order
}

/** Looks at the page once. What is covered by something else is not seen. */
async function look(page: Page): Promise<Seen> {
  const seen = await page.evaluateHandle(over => {
    const asks = document.querySelector('.prompt:not(.waiting):not([aria-disabled])');
    document.querySelector<HTMLElement>('.coach-close')?.click(); // a first-time hint is read and put away
    const back = asks?.matches('.mine') ? ':not(.quiet)' : ''; // where one decides, quiet ones undo; in a story they skip
    const buttons = asks?.querySelectorAll<HTMLElement>(`.acts button${back}`) ?? [];
    const pieces = asks ? document.querySelectorAll<HTMLElement>('[data-may]') : [];
    const elements: HTMLElement[] = [];
    const offered: Offered[] = [];
    for (const element of new Set([...pieces, ...buttons])) {
      const off = element.matches(':disabled, [aria-disabled="true"], [aria-pressed="true"]');
      const spot = off ? null : freeSpot(element);
      if (!spot) continue;
      elements.push(element);
      const { dataset, ariaLabel, textContent } = element;
      const primary = element.matches('.btn.primary');
      offered.push({ name: ariaLabel ?? textContent ?? '', mark: dataset.may ?? '', primary, ...spot });
    }
    const labels = [...document.querySelectorAll('.stage [aria-label], .stage [aria-pressed]')].map(
      part => `${part.getAttribute('aria-label')} ${part.getAttribute('aria-pressed')}`,
    );
    const all = `${document.querySelector('.stage')?.textContent}${labels.join()}`;
    return { over: document.querySelector(over) !== null, all, offered, elements };

    function freeSpot(element: HTMLElement): { x: number; y: number } | null {
      if (!element.checkVisibility()) return null;
      let box = element.getBoundingClientRect();
      if (box.top < 0 || box.bottom > innerHeight) {
        element.scrollIntoView({ block: 'nearest' });
        box = element.getBoundingClientRect();
      }
      const { width, height } = box;
      const spots = [0.5, 0.1, 0.9].flatMap(y => [0.5, 0.1, 0.9].map(x => ({ x: x * width, y: y * height })));
      return (
        spots.find(({ x, y }) => element.contains(document.elementFromPoint(box.left + x, box.top + y))) ??
        null
      );
    }
  }, OVER);
  const { over, all, offered } = await seen.evaluate(({ over, all, offered }) => ({ over, all, offered }));
  const list = await seen.getProperty('elements');
  const elements = [...(await list.getProperties()).values()] as ElementHandle<HTMLElement>[];
  return { over, all, offered, elements };
}

/** One that was there before is old news: what lights up after a tap is what the tap was for. */
function decide(now: readonly Offered[], before: readonly string[], chance: Chance): Offered {
  const unmarked = now.filter(({ mark }) => mark === '');
  const open = unmarked.length > 0 ? unmarked : now;
  const fresh = open.filter(({ name }) => !before.includes(name));
  const primary = open.filter(one => one.primary);
  const mood = chance.below(10);
  if (primary.length > 0 && mood < 4) return pick(primary, chance);
  return pick(fresh.length > 0 && mood < 9 ? fresh : open, chance);
}

/**
 * A finger waits until what it is about to tap holds still, and by then that may say something else: nobody taps that.
 * False = nothing was tapped.
 */
async function tapAsSeen(
  element: ElementHandle<HTMLElement>,
  { name, mark, x, y }: Offered,
): Promise<boolean> {
  const guard = await element.evaluateHandle(
    (piece, [name, mark]) => {
      const done = new AbortController();
      const guard = { letThrough: false, end: () => done.abort() };
      const look = (tap: Event): void => {
        const { dataset, ariaLabel, textContent } = piece;
        guard.letThrough = (ariaLabel ?? textContent ?? '') === name && (dataset.may ?? '') === mark;
        if (!guard.letThrough) tap.stopImmediatePropagation();
      };
      window.addEventListener('click', look, { capture: true, signal: done.signal });
      return guard;
    },
    [name, mark] as const,
  );
  await element.click({ position: { x, y }, timeout: 2000 }).catch(() => {});
  return guard.evaluate(guard => {
    guard.end();
    return guard.letThrough;
  });
}

const MOST = 1500; // taps in a game
const GLANCE = 60; // ms between two looks

/** Plays the table it sits at to its end. Returns the names of all it tapped. */
async function playToEnd(page: Page, chance: Chance): Promise<string[]> {
  const taps: string[] = [];
  let before: readonly string[] = [];
  let all = '';
  let since = performance.now();
  let tapped: string | null = null; // and nothing has come of it yet
  while (taps.length < MOST) {
    const seen = await look(page);
    if (seen.over) return taps;
    if (seen.all !== all) {
      ({ all } = seen);
      since = performance.now();
      tapped = null;
    } else if (performance.now() - since > PATIENCE)
      throw new Error(tapped ? `nothing comes of "${tapped}"` : `nothing can be done: ${all}`);
    const { offered, elements } = seen;
    if (tapped || offered.length === 0) {
      if (!tapped) before = [];
      await page.waitForTimeout(GLANCE);
      continue;
    }
    const choice = decide(offered, before, chance);
    const { name } = choice;
    const element = elements[offered.indexOf(choice)];
    // a table that tells something moves its pieces: then the next look finds it
    if (!element || !(await tapAsSeen(element, choice))) continue;
    before = offered.map(one => one.name);
    tapped = name;
    taps.push(name);
  }
  throw new Error(`the game does not end: ${taps.slice(-12).join(' | ')}`);
}

const yes = () => true;
const no = () => false;

/** The logbook of the game that is over, as the score page hands it out. */
async function logbookOf(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .locator('.score-ways')
      .getByRole('button', { name: /^Logbook/ })
      .click(),
  ]);
  return readFile(await file.path(), 'utf8');
}

interface FirstGames {
  readonly heads: readonly string[]; // what the coach said
  readonly logbooks: readonly string[]; // of the guided game and of those after it
}

/**
 * The first games of somebody's life: the one the coach leads into, played to its end, and `more` of those offered
 * then; null = only as far as the coach leads.
 */
export async function firstGames(
  page: Page,
  learn: string,
  chance: Chance,
  more: number | null,
): Promise<FirstGames> {
  const next = page.locator('.btn.primary').first();
  await page.goto(learn);
  await next.click(); // the first lesson
  await page.locator('.learn-go').waitFor();
  await next.click(); // the dive
  const heads = await followLesson(page);
  if (more === null) return { heads, logbooks: [] };
  await playToEnd(page, chance);
  const logbooks = [await logbookOf(page)];
  for (let game = 0; game < more; game++) {
    await page.locator('.score-ways .btn.primary').click(); // one more
    await page.locator(OVER).waitFor({ state: 'detached' });
    await playToEnd(page, chance);
    logbooks.push(await logbookOf(page));
  }
  return { heads, logbooks };
}
