import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { blundersIn } from './blunders.ts';
import { person, steadyLuck } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { firstGames } from './newcomer.ts';

/** More free games than one: NEWCOMER_GAMES=3 npx vitest run -c vitest.e2e.config.ts e2e/newcomer. */
const GAMES = [
  ['scuba', 1],
  ['dive', null],
] as const;

test.each(GAMES)(
  'who never heard of %s follows the coach, and plays on without a blunder',
  async (game, usual) => {
    const { NEWCOMER_GAMES: wanted } = process.env;
    const more = wanted === undefined ? usual : Number(wanted);
    const { page, context, errors } = await person(browser);
    await context.addInitScript(() => localStorage.setItem('fathoms:settings', '{"coach":true,"pace":50}'));
    await steadyLuck(context, 7);
    const { heads, logbooks } = await firstGames(page, `${server.url}/learn/${game}`, seeded(game), more);
    expect(heads.at(-1)).toBe('The rest is yours');
    expect((await Promise.all(logbooks.map(blundersIn))).flat()).toEqual([]);
    expect(logbooks).toHaveLength(more === null ? 0 : 1 + more);
    expect(errors).toEqual([]);
    await context.close();
  },
  300_000, // two whole games
);
