import { sounding } from '@fathoms/games/locker/judge/sounding.ts';
import type { CardId } from '@fathoms/games/locker/parts.ts';
import { act, at, options } from '@fathoms/games/locker/test/table.ts';
import type { State } from '@fathoms/games/locker/types.ts';
import { view } from '@fathoms/games/locker/view.ts';
import { expect, test } from 'vitest';
import type { Face } from '../../../board/screen.ts';
import { review } from '../review.tsx';

const face = (name: string, you: boolean): Face => ({ name, colour: 'sun', you, level: null, here: true });
const FACES = [face('You', true), face('Ada', false)];

/** What is said of going on, where going home is better. */
const whyOf = (s: State, language: 'en' | 'de' = 'en') =>
  review.why(
    {
      ...{ quality: 'mistake', chosen: 'reveal', best: 'return', options: [] },
      reasons: sounding.reasons(s, 0, { type: 'reveal' }),
      instead: sounding.reasons(s, 0, { type: 'return' }),
    },
    { view: view(s, 0), seat: 0, faces: FACES, language },
  );

/** A Drone has shown the next of these. */
function shown(next: CardId, ...holds: CardId[][]): State {
  const s = at({ holds, exploration: ['mermaid-5'], deck: ['drone-3', next, 'map-4', 'key-3'] });
  act(s, 'reveal');
  expect(options(s)).toContain('reveal');
  return s;
}

test('a card that was known and does not sink anybody by itself is named with what it does', () => {
  const s = shown('net-5', ['squid-7', 'key-2'], []);
  expect(whyOf(s)).toBe(
    'The next card was known, and does not sink you by itself. Net 5: then a card of your own hold is placed.',
  );
  expect(whyOf(s, 'de')).toMatch(
    /^Die nächste Karte war bekannt und versenkt dich nicht von selbst\. Netz 5: /,
  );
});

test('a card that was known to sink somebody says what is at stake', () => {
  expect(whyOf(shown('mermaid-6', [], []))).toBe('The next card was known: it sinks you. 8 points at stake.');
});
