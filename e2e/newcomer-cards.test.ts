import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { blundersIn } from './blunders.ts';
import { PHONE, person, steadyLuck } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { firstGames } from './newcomer.ts';

/** More free games than one: NEWCOMER_GAMES=3 npx vitest run -c vitest.e2e.config.ts e2e/newcomer. */
const GAMES = [
  ['locker', 1],
  ['shares', 0],
] as const;

test.each(GAMES)(
  'who never heard of %s follows the coach, and plays on without a blunder',
  async (game, usual) => {
    const more = Number(process.env.NEWCOMER_GAMES ?? usual);
    const { page, context, errors } = await person(browser, {
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
    });
    await context.addInitScript(() => localStorage.setItem('fathoms:settings', '{"coach":true,"pace":50}'));
    await steadyLuck(context, 7);
    const { heads, logbooks } = await firstGames(page, `${server.url}/learn/${game}`, seeded(game), more);
    expect(heads.at(-1)).toBe('The rest is yours');
    expect((await Promise.all(logbooks.map(blundersIn))).flat()).toEqual([]);
    expect(logbooks).toHaveLength(1 + more);
    expect(errors).toEqual([]);
    await context.close();
  },
  300_000, // two whole games
);
