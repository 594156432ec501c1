import { siteOf } from '../../games/sites.ts';

/** The games that have a guide and a coach; a new one may do without. */
export const TAUGHT = ['locker', 'scuba', 'shares', 'dive'].map(id => {
  const site = siteOf(id);
  if (!site) throw new Error(`no game ${id}`);
  return [id, site] as const;
});
