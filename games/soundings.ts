import type { Hints } from '@fathoms/kernel/hints.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { hasOtter } from './otters.ts';

/** The games whose positions can be judged, one line each; a game's weights are fetched when they are needed. */
const SOUNDINGS: { readonly [id: string]: () => Promise<{ readonly sounding: unknown }> } = {
  dive: () => import('./dive/judge/sounding.ts'),
  locker: () => import('./locker/judge/sounding.ts'),
  scuba: () => import('./scuba/judge/sounding.ts'),
  shares: () => import('./shares/judge/sounding.ts'),
};

/** Whether a match of this game can be reviewed. */
export const canJudge = (id: string): boolean => Object.hasOwn(SOUNDINGS, id);

/** Whether this bot plays this game, in the lab at least. */
export const playsIn = (bot: string, id: string): boolean =>
  bot === 'otter' ? hasOtter(id) : bot !== 'orca' || canJudge(id);

export async function findSounding(id: string): Promise<Sounding | null> {
  return canJudge(id) ? ((await SOUNDINGS[id]()).sounding as Sounding) : null;
}

/** A game's hints with all that this bot needs: Orca's judge is fetched when it first plays. */
export async function hintsFor(bot: string, id: string, hints: Hints): Promise<Hints> {
  const sounding = bot === 'orca' && playsIn(bot, id) ? await findSounding(id) : null;
  return sounding ? { ...hints, sounding } : hints;
}
