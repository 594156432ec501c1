import type { TableInfo } from '@fathoms/protocol/messages.ts';
import type { TableRatings } from '@fathoms/protocol/ratings.ts';
import type { RatingWords } from './words.ts';

/** Everybody's rating before and after, in words. */
export const changeTexts = (
  { seats }: TableInfo,
  changes: NonNullable<TableRatings['changes']>,
  { table }: RatingWords,
): string[] =>
  changes.flatMap(({ seat, before, after }) => {
    const there = seats[seat];
    return there && there.kind !== 'open' ? [table.change(there.name, before, after)] : [];
  });
