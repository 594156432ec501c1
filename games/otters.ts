/** Games with an otter (`careless` of their hints). In Scuba the step from minnow to seal is small. */
const OTTERS: readonly string[] = ['locker', 'shares', 'dive'];

export const hasOtter = (game: string): boolean => OTTERS.includes(game);
