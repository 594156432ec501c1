import { commitmentOf } from '../match/fairness.ts';

const LENGTH = 16; // hexadecimal digits: nobody meets that many people

/** How somebody recognises another person at every table, without learning who they are. */
export const personIdFor = (viewer: string, other: string): string =>
  commitmentOf(`${viewer} meets ${other}`).slice(0, LENGTH);
