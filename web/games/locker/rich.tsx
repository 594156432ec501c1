import type { CardId, Suit } from '@fathoms/games/locker/parts.ts';
import { type ComponentChildren, Fragment } from 'preact';
import { Mark } from '../../ui/pieces.tsx';
import { suitIn, valueIn } from './cards.ts';
import type { LockerWords } from './words/en.ts';

const TOKEN = /\{([a-z]+(?:-\d+)?)\}/;

export const cardName = (id: CardId, words: LockerWords): string =>
  `${words.short[suitIn(id)]} ${valueIn(id)}`;

const spelled = (token: string, words: LockerWords): string =>
  token.includes('-') ? cardName(token as CardId, words) : words.short[token as Suit];

/** A sentence whose cards carry their marks. */
export function rich(text: string, words: LockerWords): ComponentChildren {
  return text.split(TOKEN).map((part, i) => {
    const key = `${i}:${part}`;
    if (i % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="cardword">
        <Mark id={part.split('-')[0] ?? part} /> {spelled(part, words)}
      </span>
    );
  });
}
