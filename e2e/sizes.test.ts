import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawn, person, WIDE } from './browser.ts';
import { seen, side } from './dive-player.ts';
import { browser, server } from './fixtures.ts';
import { matchWith } from './logbook.ts';
import { faults, type InSight } from './sizes.ts';

/** Phones upright and sideways, a page at 200 %, tablets, screens. */
const SIZES = [
  ...['320x568', '390x844', '844x390', '667x375', '640x400'],
  ...['820x1180', '1024x768', '1440x900', '1920x1080', '2560x1440'],
];

const LOOKS = 30; // frames a busy machine may take to lay the board out anew

/** A decision of Ada's, in a match that comes to it, and what she must see to make it. */
interface Decision extends InSight {
  readonly when: (state: never) => boolean;
  readonly seats?: number;
  readonly options?: { readonly [name: string]: string };
  readonly likes?: string;
  readonly before?: (page: Page) => Promise<unknown>; // what she does before it is looked at
}

type Decisions = { readonly [what: string]: Decision };

interface Phase {
  readonly phase: { readonly name: string };
}
const phase = (name: string) => (state: Phase) => state.phase.name === name;

interface Locker extends Phase {
  readonly revealed: boolean;
  readonly exploration: readonly unknown[];
}
const CRATE = '.crate.me';
const DIVERS = { seats: 4, options: { divers: 'on' }, own: CRATE, about: '.locker .is-legal' };
const LOCKER: Decisions = {
  'the first card': {
    when: (s: Locker) => !s.revealed && s.phase.name === 'exploring',
    own: CRATE,
    about: '.deck .pile',
  },
  'continue or return': {
    when: (s: Locker) => s.exploration.length > 3 && s.phase.name === 'exploring',
    ...{ own: CRATE, about: '.deck .pile, .line [data-card]' },
  },
  'whose line': { when: phase('naming'), ...DIVERS, about: '.crate .whole', before: closeDealt },
  net: { when: phase('net'), ...DIVERS },
  harpoon: { when: phase('harpoon'), ...DIVERS },
  knife: { when: phase('knife'), ...DIVERS },
  blade: { when: phase('blade'), ...DIVERS },
  map: { when: phase('map'), ...DIVERS },
  raid: { when: phase('raid'), ...DIVERS, about: '.crate .whole' },
};

interface Scuba extends Phase {
  readonly divers: readonly { readonly status: string; readonly at: number }[];
  readonly shown: readonly { readonly at: number }[];
  readonly dive: { readonly taken: number };
}
const AIR = ':is(.mini, .computer), .album, .mini .count';
const REEF = { seats: 4, own: AIR, about: '.scuba .step, .swimmer' };
const SCUBA: Decisions = {
  'off the boat': { when: (s: Scuba) => s.divers[0]?.status === 'waiting', ...REEF },
  'under water': { when: (s: Scuba) => s.divers[0]?.status === 'under' && s.dive.taken === 0, ...REEF },
  'two animals': {
    when: (s: Scuba) => s.shown.filter(({ at }) => at === s.divers[0]?.at).length > 1 && s.dive.taken > 0,
    ...REEF,
  },
  'at the surface': { when: (s: Scuba) => s.divers[0]?.status === 'surfaced', ...REEF },
  'an animal nearby': { when: phase('station'), ...REEF, about: '.swimmer' },
  'a lost diver': { when: phase('bearings'), ...REEF, about: '.swimmer' },
};

interface Shares extends Phase {
  readonly phase: { readonly name: string; readonly company?: number };
  readonly hands: readonly (readonly unknown[])[];
  readonly stacks: readonly (readonly unknown[])[];
}
const HAND = { own: '.hand .hc', about: '.buoy, .px' };
const [CLEANING, RESEARCH, WILDLIFE] = [0, 3, 4];
const ability = (company: number, side: string): Decision => ({
  when: (s: Shares) => s.phase.company === company && (s.hands[0]?.length ?? 0) > 4,
  ...{ seats: 3, options: { sides: side }, ...HAND },
});
const holding = (cards: number, seats: number): Decision => ({
  when: (s: Shares) => s.phase.name === 'action' && (s.hands[0]?.length ?? 0) >= cards,
  ...{ seats, likes: 'draw', ...HAND },
});
const SHARES: Decisions = {
  'a free share': { when: phase('draft'), seats: 5, own: '.draft', about: '.buoy, .px' },
  'long lines': {
    when: (s: Shares) => s.phase.name === 'action' && s.stacks.every(({ length }) => length > 3),
    ...{ seats: 5, ...HAND },
  },
  'cleaning, basic': ability(CLEANING, 'basic'),
  'cleaning, advanced': ability(CLEANING, 'advanced'),
  'research, basic': ability(RESEARCH, 'basic'),
  'research, advanced': ability(RESEARCH, 'advanced'),
  'wildlife, basic': ability(WILDLIFE, 'basic'),
  'wildlife, advanced': ability(WILDLIFE, 'advanced'),
  'a card chosen': { ...holding(12, 3), before: page => page.locator('.hand .hc').last().click() },
  'twenty cards': holding(20, 3),
  'thirty-nine cards': holding(39, 2),
};

interface Dive {
  readonly phase: string;
  readonly round: number;
}
const DIVE = { seats: 4, own: '.bd .lv, .rack .tok', about: '.dive .pane' };
const program = (round: number) => (s: Dive) => s.phase === 'program' && s.round === round;
const DIVE_DECISIONS: Decisions = {
  'companions to take': {
    when: (s: Dive) => s.phase === 'companions',
    ...{
      seats: 4,
      options: { companions: 'on', ageOrder: 'ABCD' },
      own: '.picks',
      about: '.offer .tile',
      before: choose,
    },
  },
  'the first program': { when: program(1), ...DIVE, before: seen },
  'half a program': { when: program(2), ...DIVE, before: page => seen(page).then(() => layTokens(page)) },
  'with a companion': {
    when: program(2),
    ...DIVE,
    options: { companions: 'on', flashlight: 'on' },
    before: seen,
  },
  'the children’s game': {
    when: program(2),
    ...DIVE,
    own: '.bd .lv',
    options: { mode: 'children' },
    before: seen,
  },
  sonar: { when: program(2), ...DIVE, about: '.echoes', options: { sonar: 'on' } },
};

/** Everybody's character is read and put away. */
function closeDealt(page: Page): Promise<void> {
  return page.locator('.dealt button').last().click();
}

/** The one with the longest words, which some sizes tell apart from the pictures. */
async function choose(page: Page): Promise<void> {
  await page.locator('.offer .tile').filter({ hasText: 'Anglerfish' }).click();
  await page.getByRole('button', { name: 'Take the Anglerfish' }).waitFor();
}

/** What lies on a level, what is said of it, the rest in hand. */
async function layTokens(page: Page): Promise<void> {
  for (const level of [1, 2]) {
    await page.locator(`.dive [data-token="${level + 3}"]`).click();
    await page.locator(`.dive .l${level} .into`).click();
    await side(page.locator(`.dive .l${level}`), level === 2).click();
  }
}

/** A table that goes on from there, with bots for everybody else. */
async function sitDownAt(page: Page, game: string, { when, before, ...wish }: Decision): Promise<void> {
  const { logbook, step } = matchWith(game, when as (state: unknown) => boolean, wish);
  await page.goto(`${server.url}/replay#${step}A`);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from(logbook) });
  await page.getByRole('button', { name: 'Continue from here' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('radio', { name: 'Ada' }).check();
  await sheet.locator('.btn.primary').click();
  await page.waitForURL(/\/local\//);
  await page.locator('.prompt.mine').waitFor();
  await before?.(page);
}

async function atAllSizes(page: Page, sight: InSight, shot: string): Promise<string[]> {
  const found: string[] = [];
  const shots = process.env.SHOTS; // a folder, to see with one's own eyes
  if (shots) await drawn(page);
  for (const size of SIZES) {
    const [width, height] = size.split('x').map(Number) as [number, number];
    await page.setViewportSize({ width, height });
    let wrong = await faults(page, sight);
    for (let look = 0; look < LOOKS && wrong.length > 0; look++) wrong = await faults(page, sight);
    found.push(...wrong.map(fault => `${size} ${fault}`));
    if (shots) await page.screenshot({ path: `${shots}/${shot}-${size}.png` });
  }
  await page.setViewportSize(WIDE);
  return found;
}

const GAMES = { locker: LOCKER, scuba: SCUBA, shares: SHARES, dive: DIVE_DECISIONS };

test.each(Object.entries(GAMES))(
  '%s: every kind of decision can be made at every size',
  async (game, decisions) => {
    const { page, errors, context } = await person(browser);
    const found: { [what: string]: string[] } = {};
    for (const [what, decision] of Object.entries(decisions)) {
      await sitDownAt(page, game, decision);
      const wrong = await atAllSizes(page, decision, `${game} ${what}`);
      if (wrong.length > 0) found[what] = wrong;
    }
    expect(found).toEqual({});
    expect(errors).toEqual([]);
    await context.close();
  },
);
