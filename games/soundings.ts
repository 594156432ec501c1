import type { Sounding } from '@fathoms/kernel/sounding.ts';

/** The games whose positions can be judged, one line each; a game's weights are fetched when they are needed. */
const SOUNDINGS: { readonly [id: string]: () => Promise<{ readonly sounding: unknown }> } = {
  locker: () => import('./locker/judge/sounding.ts'),
};

/** Whether a match of this game can be reviewed. */
export const canJudge = (id: string): boolean => Object.hasOwn(SOUNDINGS, id);

export async function findSounding(id: string): Promise<Sounding | null> {
  return canJudge(id) ? ((await SOUNDINGS[id]()).sounding as Sounding) : null;
}
