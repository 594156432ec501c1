import { seeded } from '@fathoms/kernel/chance.ts';
import { expect, test } from 'vitest';
import { blundersIn } from './blunders.ts';
import { person, steadyLuck } from './browser.ts';
import { browser, server } from './fixtures.ts';
import { firstGames } from './newcomer.ts';

test.each(['scuba', 'dive'])(
  'who never heard of %s finishes the guided game and the next one without a blunder',
  async game => {
    const { page, context, errors } = await person(browser);
    await context.addInitScript(() => localStorage.setItem('fathoms:settings', '{"coach":true,"pace":50}'));
    await steadyLuck(context, 7);
    const { heads, logbooks } = await firstGames(page, `${server.url}/learn/${game}`, seeded(game));
    expect(heads.at(-1)).toBe('The rest is yours');
    expect(await Promise.all(logbooks.map(blundersIn))).toEqual([[], []]);
    expect(errors).toEqual([]);
    await context.close();
  },
  300_000, // two whole games
);
