import { mkdirSync } from 'node:fs';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { drawn, launch, PHONE, person, type Server, startServer, WIDE } from './browser.ts';
import { playOn as playDive, seen as seenDive, side as sideOf } from './dive-player.ts';
import { playToEnd as finishLocker, playOn as playLocker } from './locker-player.ts';
import { playToTheEnd } from './own-line.ts';
import { playOn as playScuba } from './scuba-player.ts';
import { playOn as playShares } from './shares-player.ts';
import { sitDown as sit } from './tables.ts';

/** Not a test: moments of real games, looked for by playing. A try that does not find its moment is made again. */
const OUT = new URL('../docs/screenshots/', import.meta.url).pathname;
const PREVIEW = new URL('../web/public/preview.jpg', import.meta.url).pathname;

let browser: Browser;
let server: Server;

beforeAll(async () => {
  mkdirSync(OUT, { recursive: true });
  [browser, server] = await Promise.all([launch(), startServer()]);
});
afterAll(async () => {
  await browser?.close();
  await server?.remove();
});

const phone: BrowserContextOptions = {
  viewport: PHONE,
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

async function visit(options: BrowserContextOptions, tour: (page: Page) => Promise<void>): Promise<void> {
  const { page, context } = await person(browser, options);
  await tour(page);
  await context.close();
}

async function shoot(page: Page, name: string): Promise<void> {
  await drawn(page);
  await page.mouse.move(2, 2); // nothing is pointed at
  await page.waitForTimeout(900); // fonts, pictures and the last fade
  await page.screenshot({ path: `${OUT}${name}.jpg`, type: 'jpeg', quality: 88 });
}

async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`${server.url}/new/${game}/solo`);
  await page.getByRole('button', { name: /^Start the dive/ }).click();
  await page.locator('.prompt').waitFor();
}

type Play = (move: number) => Promise<'acted' | 'waiting' | 'over'>;

/** Plays on until it is one's own decision and `found` holds. */
async function seek(page: Page, play: Play, found: () => Promise<boolean>): Promise<void> {
  for (let move = 0, acted = 0; move < 2000; move++) {
    const mine = await page.locator('.prompt.mine').isVisible();
    if (mine && (await found())) return;
    const did = await play(acted);
    if (did === 'over') break;
    if (did === 'acted') acted++;
    else await page.waitForTimeout(50);
  }
  throw new Error('the moment did not come');
}

/** A line of so many cards, with something in the hold. */
async function lockerMoment(page: Page, cards: number): Promise<void> {
  await sitDown(page, 'locker');
  let best = 0;
  await seek(
    page,
    () => playLocker(page, best < 3 ? 2 : cards + 1),
    async () => {
      const laid = await page.locator('.line [data-card]').count();
      if (laid >= 2) best++;
      return best > 3 && laid >= cards;
    },
  );
}

async function sharesMoment(page: Page, moves: number): Promise<void> {
  await sitDown(page, 'shares');
  let acted = 0;
  await seek(
    page,
    move => {
      acted = move;
      return playShares(page, move);
    },
    async () => acted >= moves,
  );
}

async function scubaMoment(page: Page, moves: number): Promise<void> {
  await sitDown(page, 'scuba');
  let acted = 0;
  await seek(
    page,
    move => {
      acted = move;
      return playScuba(page);
    },
    async () => acted >= moves,
  );
}

test('home, Locker, its end and a lobby', () =>
  visit({}, async page => {
    await page.goto(server.url);
    await shoot(page, 'home-desktop-light');
    await lockerMoment(page, 5);
    await shoot(page, 'locker-desktop-light');
    await finishLocker([page]);
    await shoot(page, 'score-desktop-light');
    await page.goto(`${server.url}/new/locker/friends`);
    await page.waitForURL(/\/t\//);
    await page.getByLabel(/name/i).first().fill('Mara');
    await page.getByRole('button', { name: /^Sit/ }).first().click();
    await page
      .getByRole('button', { name: /^Bot here/ })
      .first()
      .click();
    await shoot(page, 'lobby-desktop-light');
  }));

test('Locker by night', () =>
  visit({ colorScheme: 'dark' }, async page => {
    await lockerMoment(page, 4);
    await shoot(page, 'locker-desktop-dark');
  }));

test('home and Locker on a phone', () =>
  visit(phone, async page => {
    await page.goto(server.url);
    await shoot(page, 'home-phone-light');
    await lockerMoment(page, 4);
    await shoot(page, 'locker-phone-light');
  }));

test('Deep Shares', () =>
  visit({}, async page => {
    await sharesMoment(page, 14);
    const hint = page.locator('.toast button').last();
    if (await hint.isVisible()) await hint.click();
    await shoot(page, 'shares-desktop-light');
  }));

test('Scuba', () =>
  visit({}, async page => {
    await scubaMoment(page, 8);
    await shoot(page, 'scuba-desktop-light');
  }));

test('Scuba on a phone by night', () =>
  visit({ ...phone, colorScheme: 'dark' }, async page => {
    await scubaMoment(page, 7);
    await shoot(page, 'scuba-phone-dark');
  }));

/** The second round, half programmed, and the reveal that follows. */
async function diveMoment(page: Page): Promise<void> {
  await sitDown(page, 'dive');
  await playDive(page);
  await page.locator('.dive.telling').waitFor();
  await playDive(page);
  await seenDive(page);
  for (const [level, token, shark] of [
    [1, 4, true],
    [2, 3, false],
    [3, 5, true],
  ] as const) {
    await page.locator(`.dive [data-token="${token}"]`).click();
    await page.locator(`.dive .l${level} .into`).click();
    await sideOf(page.locator(`.dive .l${level}`), shark).click();
  }
}

test('Dive and its reveal', () =>
  visit({}, async page => {
    await diveMoment(page);
    await shoot(page, 'dive-desktop-light');
    await page.getByRole('button', { name: 'Ready' }).click();
    await page.locator('.dive.telling').waitFor();
    await page.locator('.dive.telling .prompt .onward button').click();
    await page.locator('.dive .peel .below:not(.unsettled)').waitFor({ timeout: 60_000 });
    await shoot(page, 'dive-reveal-desktop-light');
  }));

test('Dive on a phone by night', () =>
  visit({ ...phone, colorScheme: 'dark' }, async page => {
    await diveMoment(page);
    await shoot(page, 'dive-phone-dark');
  }));

/** The school for the eye, with its second card lifted. */
async function schoolMoment(page: Page): Promise<void> {
  await page.goto(`${server.url}/practice/dive`);
  await page.locator('.school .pane img.on').waitFor();
  for (let level = 1; level <= 5; level++)
    await page.getByRole('button', { name: `Level ${level}: ${level === 3 ? 'shark' : 'no shark'}` }).click();
  for (let level = 1; level <= 2; level++) await page.locator('.school .ask .primary').click();
  await page.locator('.school .slides').waitFor();
  await page.locator('.school .lift > img').waitFor();
  await page.locator('.school .rest:not(.unsettled)').waitFor();
  await page.evaluate(() => scrollTo(0, 0));
}

test.each(['light', 'dark'] as const)('the school for the eye, %s', async colorScheme => {
  for (const [name, options] of [
    ['desktop', {}],
    ['phone', phone],
  ] as const)
    await visit({ ...options, colorScheme }, async page => {
      await schoolMoment(page);
      await shoot(page, `school-${name}-${colorScheme}`);
    });
});

const DIVERS = 24; // enough for shares and a median
const TABLES = 5; // enough for a curve

/** A try at the Locker of the day, to its end; another `way` is other moves. */
async function dailyTry(page: Page, way: number): Promise<void> {
  await page.goto(server.url);
  const table = await page.evaluate(async () => {
    const begun = await fetch('/api/daily/locker', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Mara' }),
    });
    return ((await begun.json()) as { table: string }).table;
  });
  await page.goto(`${server.url}/t/${table}`);
  await page.locator('.prompt').waitFor();
  await playToTheEnd(page, way, way);
}

test('the field of a day, and one’s own dives', async () => {
  for (let diver = 0; diver < DIVERS; diver++) await visit({}, page => dailyTry(page, diver));
  await visit({}, async page => {
    await dailyTry(page, 3);
    for (let nth = 0; nth < TABLES; nth++) {
      await page.goto(`${server.url}/new/locker/friends`);
      await page.waitForURL(/\/t\//);
      await sit(page, 'Mara');
      await page.getByRole('button', { name: /bot/i }).first().click();
      await page.getByRole('button', { name: /^Start/ }).click();
      await page.locator('.prompt').waitFor();
      await playToTheEnd(page, nth, 3);
    }
    const day = new Date().toISOString().slice(0, 10);
    for (const [name, path, ready] of [
      ['daily', '/daily', '.daily-deals'],
      ['field', `/daily/${day}/locker`, '.beside-lanes .mine'],
      ['dives', '/me', '.me-margins'],
    ] as const)
      for (const colorScheme of ['light', 'dark'] as const)
        for (const [size, viewport] of [
          ['desktop', WIDE],
          ['phone', PHONE],
        ] as const) {
          await page.emulateMedia({ colorScheme });
          await page.setViewportSize(viewport);
          await page.goto(server.url + path);
          await page.locator(ready).first().waitFor();
          await shoot(page, `${name}-${size}-${colorScheme}`);
        }
  });
});

/** What messengers show of a table's link: the harbour without a word of any language. */
const WORDLESS =
  '.hero nav, .hero-tagline, .join, .home-daily, .site-in, .depth-rail { visibility: hidden !important; }';

test('the picture of a link', () =>
  visit({ viewport: { width: 1200, height: 630 } }, async page => {
    await page.goto(server.url);
    await page.evaluate(rules => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet]; // the page takes no style from outside
    }, WORDLESS);
    await page.waitForTimeout(900);
    await page.screenshot({ path: PREVIEW, type: 'jpeg', quality: 72 });
  }));
