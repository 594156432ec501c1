/** German, as far as boards speak it. */
import { plural } from '../../words/plural.ts';
import type { Who } from '../seats.ts';
import { token } from '../sentence.tsx';

const AND = new Intl.ListFormat('de', { type: 'conjunction' });
const NUMBERS = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'];

/** `Ada, Jun und Pip` */
export const list = (items: readonly string[]): string => AND.format(items);
/** The pieces of these ids, for a rich sentence. */
export const pieces = (ids: readonly string[]): string => list(ids.map(token));
/** `Karte` or `Karten` */
export const noun = (n: number, one: string, other: string): string => plural('de', n, { one, other });
/** `1 Karte`, `3 Karten` */
export const count = (n: number, one: string, other: string): string => `${n} ${noun(n, one, other)}`;
/** `drei`; one is declined (`einem Punkt`, `eine Karte`), so the sentence says how. */
export const inWords = (n: number, one: string): string => (n === 1 ? one : (NUMBERS[n - 2] ?? String(n)));

/** `does(who, 'ziehst', 'zieht')`: Du ziehst, Ada zieht. */
export const does = (who: Who, you: string, third: string): string => `${who.name} ${who.you ? you : third}`;
export const nominative = (who: Who): string => (who.you ? 'du' : who.name);
export const accusative = (who: Who): string => (who.you ? 'dich' : who.name);
export const from = (who: Who): string => (who.you ? 'von dir' : `von ${who.name}`);
