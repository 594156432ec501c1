/** English, as far as boards speak it. */
import { plural } from '../../words/plural.ts';
import type { Who } from '../seats.ts';
import { token } from '../sentence.tsx';

const AND = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** `Ada, Jun and Pip` */
export const list = (items: readonly string[]): string => AND.format(items);
/** The pieces of these ids, for a rich sentence. */
export const pieces = (ids: readonly string[]): string => list(ids.map(token));
/** `card` or `cards` */
export const noun = (n: number, one: string, other = `${one}s`): string => plural('en', n, { one, other });
/** `1 card`, `3 cards` */
export const count = (n: number, one: string, other?: string): string => `${n} ${noun(n, one, other)}`;
/** `three`; large numbers stay figures. */
export const inWords = (n: number): string => NUMBERS[n] ?? String(n);

/** `does(who, 'swim')`: You swim, Ada swims. */
export const does = (who: Who, verb: string, third = `${verb}s`): string =>
  `${who.name} ${who.you ? verb : third}`;
export const whom = (who: Who): string => (who.you ? 'you' : who.name);
export const whose = (who: Who): string => (who.you ? 'your' : `${who.name}’s`);
