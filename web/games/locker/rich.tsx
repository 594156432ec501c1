import type { CardId, Suit } from '@fathoms/games/locker/parts.ts';
import type { ComponentChildren } from 'preact';
import { rich as drawn, Marked } from '../../board/sentence.tsx';
import { suitIn, valueIn } from './cards.ts';
import type { LockerWords } from './words/en.ts';

export const cardName = (id: CardId, words: LockerWords): string =>
  `${words.short[suitIn(id)]} ${valueIn(id)}`;

/** A sentence whose cards `{key-5}` and suits `{key}` carry their marks. */
export const rich = (text: string, words: LockerWords): ComponentChildren =>
  drawn(text, id =>
    id.includes('-') ? (
      <Marked mark={suitIn(id as CardId)}>{cardName(id as CardId, words)}</Marked>
    ) : (
      <Marked mark={id}>{words.short[id as Suit]}</Marked>
    ),
  );
