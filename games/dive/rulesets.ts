/** What differs between the versions of the rules: how the stack is drawn. Everything else is the same in all. */
import type { Look } from './picture/optics.ts';

export type Version = 1 | 2 | 3;

export const CURRENT: Version = 3;

export const LOOKS: { readonly [V in Version]: Look } = { 1: 1, 2: 2, 3: 3 };
