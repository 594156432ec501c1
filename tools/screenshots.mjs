/** `npm run screenshots`: plays a little by clicking and makes the pictures of docs/screenshots. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkNode, ensureBuild, ensureChromium, ensurePackages, ROOT, say } from './prepare.mjs';

checkNode();
ensurePackages();
ensureBuild('web');
ensureBuild('node');
const executablePath = ensureChromium();
const { chromium } = await import('playwright-core');

const OUT = join(ROOT, 'docs/screenshots');
const PORT = '3999';
const URL = `http://localhost:${PORT}`;
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

const data = mkdtempSync(join(tmpdir(), 'fathoms-screenshots-'));
const env = { ...process.env, PORT, HOST: '127.0.0.1', DATA_DIR: data, LOG_LEVEL: 'warn' };
const server = spawn(process.execPath, [join(ROOT, 'dist/node/server.js')], {
  env,
  stdio: ['ignore', 'pipe', 'inherit'],
});
await once(server.stdout, 'data');
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
mkdirSync(OUT, { recursive: true });

try {
  await visit(WIDE, 'light', async page => {
    await page.goto(URL);
    await shoot(page, 'home-desktop-light');
    await playLocker(page, 5);
    await shoot(page, 'locker-desktop-light');
    await finishLocker(page);
    await shoot(page, 'score-desktop-light');
    await page.goto(`${URL}/new/locker/friends`);
    await page.waitForURL(/\/t\//);
    await page.getByRole('button', { name: /^Sit/ }).first().click();
    await page
      .getByRole('button', { name: /^Bot here/ })
      .first()
      .click();
    await shoot(page, 'lobby-desktop-light');
  });
  await visit(WIDE, 'dark', async page => {
    await playLocker(page, 4);
    await shoot(page, 'locker-desktop-dark');
  });
  await visit(PHONE, 'light', async page => {
    await page.goto(URL);
    await shoot(page, 'home-phone-light');
    await playLocker(page, 4);
    await shoot(page, 'locker-phone-light');
  });
} finally {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(data, { recursive: true, force: true });
}

async function visit(device, colorScheme, tour) {
  const context = await browser.newContext({ ...device, colorScheme, reducedMotion: 'reduce' });
  await context.addInitScript(() =>
    localStorage.setItem('fathoms:settings', JSON.stringify({ pace: 2, name: 'Mara' })),
  );
  await tour(await context.newPage());
  await context.close();
}

async function shoot(page, name) {
  await page.waitForTimeout(900); // fonts, pictures and the last fade
  await page.screenshot({ path: join(OUT, `${name}.jpg`), type: 'jpeg', quality: 88 });
  say(`docs/screenshots/${name}.jpg`);
}

/** Sits down with bots and plays until it is one's own decision with so many cards in the line. */
async function playLocker(page, cards) {
  for (let attempt = 0; attempt < 12; attempt++) {
    await page.goto(`${URL}/new/locker/solo`);
    await page.getByRole('button', { name: /^Start the dive/ }).click();
    await page.locator('.prompt').waitFor();
    let turns = 0;
    for (let move = 0; move < 400; move++) {
      if (await page.getByRole('button', { name: 'Rematch' }).first().isVisible()) break;
      const laid = await page.locator('.line [data-card]').count();
      const home = page.locator('.prompt.mine').getByRole('button', { name: /^Return/ });
      const mayGo = (await home.isVisible()) && (await home.getAttribute('aria-disabled')) === null;
      if (laid >= cards && turns >= 2 && mayGo) return;
      if (mayGo && laid >= 3 && turns < 2) {
        await home.click(); // something for the hold first
        turns++;
      } else await touch(page, false);
    }
  }
  throw new Error(`no line of ${cards} cards came about`);
}

async function finishLocker(page) {
  for (let move = 0; move < 2000; move++) {
    if (await page.getByRole('button', { name: 'Rematch' }).first().isVisible()) return;
    await touch(page, true);
  }
  throw new Error('the game does not end');
}

/** One decision, if there is one: what glows, else home or on. */
async function touch(page, careful) {
  await page.keyboard.press('Escape');
  const prompt = page.locator('.prompt.mine');
  if (!(await prompt.isVisible())) return page.waitForTimeout(50);
  const offer = page.locator('.chooser');
  const target = ((await offer.isVisible()) ? offer : page).locator('button.is-legal').first();
  const home = prompt.getByRole('button', { name: /^Return/ });
  if (await target.isVisible()) {
    await target.click({ position: { x: 10, y: 14 } });
    await prompt.locator('.btn.primary:not(.off)').first().click();
  } else if (careful && (await home.isVisible()) && (await home.getAttribute('aria-disabled')) === null) {
    await home.click();
  } else await prompt.locator('.btn.reveal').first().click();
  await page.waitForTimeout(80);
}
