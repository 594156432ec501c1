/** Games in which Orca has been measured to beat Barracuda: only there tables offer it. */
const ORCAS: readonly string[] = ['locker', 'scuba', 'shares'];

export const hasOrca = (game: string): boolean => ORCAS.includes(game);
