import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE, person } from './browser.ts';
import { seen } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { logbook } from './logbook.ts';

/** A stylesheet stays loaded when its page is left: whichever way one came, a page looks as after a reload. */
interface Place {
  readonly name: string;
  readonly path: string;
  readonly ready: (page: Page) => Promise<unknown>;
}

const GAMES = ['dive', 'locker', 'shares', 'scuba'];
const TABLET = { width: 834, height: 1112 };
const LONG = 300_000;

const shown =
  (selector: string) =>
  (page: Page): Promise<unknown> =>
    page.locator(selector).first().waitFor();

const FIXED: readonly Place[] = [
  {
    name: 'home',
    path: '/',
    ready: page => Promise.all(['.go-on-card', '.home-daily'].map(part => shown(part)(page))),
  },
  ...['dive', 'shares'].map(game => ({
    name: `the set-up of ${game}`,
    path: `/new/${game}/solo`,
    ready: shown('.plan-options :is(.switch, .seg, select)'),
  })),
  {
    name: 'tables to lay',
    path: '/same/new/locker',
    ready: shown('.plan-options :is(.switch, .seg, select)'),
  },
  { name: 'the rules', path: '/rules/locker', ready: shown('.guide-part') },
  { name: 'the lessons', path: '/learn/locker', ready: shown('.learn-all .learn-depth') },
  { name: 'the daily dive', path: '/daily', ready: shown('.daily-deals') },
  { name: 'what is known of me', path: '/me', ready: shown('.me-server .btn') },
  {
    name: 'a replay',
    path: '/replay#10B',
    async ready(page) {
      const file = Buffer.from(logbook('locker'));
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: file });
      await shown('main.stage[data-step="10"] .locker')(page);
    },
  },
  { name: 'no page', path: '/nowhere', ready: shown('.lone .empty') },
];

/** In-page, as a link does it. */
const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate(to => history.pushState(null, '', to), path);

const LOOK = ['display', 'position', 'z-index', 'opacity', 'color', 'background-color', 'box-shadow'];
LOOK.push('font-size', 'font-weight', 'line-height', 'padding', 'margin', 'border-radius');

/** Box and look of everything that has a class, at rest; nothing yet while fonts and pictures are on their way. */
const look = (page: Page): Promise<string[]> =>
  page.evaluate(properties => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur(); // who comes by a link is led to the heading
    scrollTo(0, 0);
    for (const image of document.images) image.loading = 'eager'; // else its height waits for somebody to come by
    for (const motion of document.getAnimations())
      if (motion.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) motion.cancel();
      else motion.finish();
    if (document.fonts.status === 'loading' || [...document.images].some(image => !image.complete)) return [];
    return [...document.querySelectorAll('#root [class]:not(.toasts *, .flights *)')]
      .filter(element => element.checkVisibility())
      .map(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const style = getComputedStyle(element);
        const looks = properties.map(name => `${name}: ${style.getPropertyValue(name)}`);
        return `.${element.classList} at ${[x, y, width, height].map(Math.round)}; ${looks.join('; ')}`;
      });
  }, LOOK);

/** The same but for a pixel: a picture's height is rounded by where it stands. */
function isAlike(line: string, other: string): boolean {
  const [ours, theirs] = [line, other].map(
    text => / at ([-\d,]+);/.exec(text)?.[1].split(',').map(Number) ?? [],
  );
  const isNear = ours.every((edge, i) => Math.abs(edge - (theirs[i] ?? Number.NaN)) <= 1);
  return isNear && line.replace(/ at [-\d,]+/, '') === other.replace(/ at [-\d,]+/, '');
}

/** The first few: one shifted box shifts many. */
const differences = (now: readonly string[], wanted: readonly string[]): string[] =>
  now.length === wanted.length
    ? wanted
        .flatMap((line, i) => (isAlike(line, now[i]) ? [] : [`wanted ${line}`, `found ${now[i]}`]))
        .slice(0, 6)
    : [
        `${now.length} elements, not ${wanted.length}: ${strangers(now, wanted)}, not ${strangers(wanted, now)}`,
      ];

const strangers = (lines: readonly string[], known: readonly string[]): string =>
  lines
    .filter(line => !known.includes(line))
    .slice(0, 3)
    .join(' and ') || 'nothing';

/** The scripts and stylesheets on their way. A load state also waits for requests that shape nothing, and for some in vain. */
function watchArrivals(page: Page): ReadonlySet<Request> {
  const underWay = new Set<Request>();
  page.on('request', request => {
    if (request.isNavigationRequest()) underWay.clear(); // what the page before still wanted is no matter
    if (['script', 'stylesheet'].includes(request.resourceType())) underWay.add(request);
  });
  page.on('requestfinished', request => underWay.delete(request));
  page.on('requestfailed', request => underWay.delete(request));
  return underWay;
}

const A_WHILE = 500; // ms: what a page fetches when it has nothing else to do has begun by then

/** As it looks once nothing changes any more and nothing is on its way. */
async function settled(page: Page, underWay: ReadonlySet<Request>): Promise<string[]> {
  let before: string[] = [];
  let since = Date.now();
  const missing = async (): Promise<string[]> => {
    const last = before;
    before = await look(page);
    const coming = [...underWay].map(request => request.url());
    if (before.length === 0 || coming.length > 0 || before.join('\n') !== last.join('\n')) since = Date.now();
    return Date.now() - since >= A_WHILE ? [] : ['rest', ...coming];
  };
  await expect.poll(missing).toEqual([]);
  return before;
}

/** A table of every game, at which it is one's turn, and several with one deal. */
async function tables(page: Page): Promise<Place[]> {
  const laid: Place[] = [];
  for (const game of GAMES) {
    await page.goto(`${server.url}/new/${game}/solo`);
    await page.getByRole('button', { name: /^Start the dive/ }).click();
    await page.locator('.prompt.mine').waitFor();
    const path = new URL(page.url()).pathname;
    const ready = game === 'dive' ? everybodySaw : shown('.prompt.mine');
    laid.push({ name: `a table of ${game}`, path, ready });
  }
  await page.goto(`${server.url}/same/new/locker`);
  await page.getByRole('button', { name: 'Lay the tables' }).click();
  await shown('.same-link')(page);
  laid.push({ name: 'tables of one deal', path: new URL(page.url()).pathname, ready: shown('.same-link') });
  return laid;
}

/** The bots of Dive look at the pictures, too: what stands beside their names changes when they have. */
async function everybodySaw(page: Page): Promise<void> {
  await seen(page);
  await page.locator('.dive .who .tag:not(.safe)').first().waitFor({ state: 'detached' });
}

async function load(page: Page, place: Place): Promise<void> {
  await page.goto(server.url + place.path);
  await place.ready(page);
}

async function compareOn(
  viewport: typeof PHONE,
  ways: (places: readonly Place[]) => Place[][],
): Promise<void> {
  const { page, errors, context } = await person(browser, { viewport });
  const underWay = watchArrivals(page);
  const places = [...FIXED, ...(await tables(page))];
  const fresh = new Map<Place, string[]>();
  for (const place of places) {
    await load(page, place);
    fresh.set(place, await settled(page, underWay));
  }
  for (const [first, ...others] of ways(places)) {
    await load(page, first);
    for (const to of others) {
      await follow(page, to.path);
      await to.ready(page);
      const wanted = fresh.get(to) ?? [];
      await expect
        .poll(async () => differences(await look(page), wanted), {
          message: `${to.name}, from ${first.name}`,
        })
        .toEqual([]);
    }
  }
  expect(errors).toEqual([]);
  await context.close();
}

/** Each page once with what was loaded so far, then again with the stylesheets of all. */
const round = (places: readonly Place[]): Place[] => [...places, ...places];

// forth and back: of two stylesheets that meet on a page, the later one wins
test(
  'on a phone, every page looks the same from whichever page one comes',
  () => compareOn(PHONE, places => [round(places), round(places.toReversed())]),
  LONG,
);

test(
  'on a tablet, every page looks the same when all have been visited',
  () => compareOn(TABLET, places => [round(places)]),
  LONG,
);
