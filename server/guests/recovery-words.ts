import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_WORDS, WORDS_LISTED } from '@fathoms/protocol/ways-back.ts';

/** Places in a list of words: which language somebody reads them in does not matter. */
export type RecoveryWords = readonly number[];

export const newRecoveryWords = (): RecoveryWords =>
  Array.from({ length: RECOVERY_WORDS }, () => randomInt(WORDS_LISTED));

/** What is kept of them. They have 108 bits: nobody finds them by trying, so no slow hash is needed. */
export const hashOfWords = (key: Buffer, words: RecoveryWords): string =>
  createHmac('sha256', key)
    .update(`words ${words.join(' ')}`)
    .digest('base64url');
