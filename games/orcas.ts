/** Games in which Orca has been measured to beat Barracuda: only there tables offer it. */
const ORCAS: readonly string[] = ['shares'];

export const hasOrca = (game: string): boolean => ORCAS.includes(game);
export const isOrcaAbout = (): boolean => ORCAS.length > 0; // in any game
