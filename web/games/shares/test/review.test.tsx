// @vitest-environment happy-dom
import { currentGame } from '@fathoms/games/catalog.ts';
import { sounding } from '@fathoms/games/shares/judge/sounding.ts';
import type { Action, State, View } from '@fathoms/games/shares/types.ts';
import { scripted } from '@fathoms/kernel/chance.ts';
import type { Game } from '@fathoms/kernel/game.ts';
import { readRecord } from '@fathoms/table/record/read-record.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import ADVANCED from '../../../../games/test/corpus/shares-v1-advanced-3.jsonl?raw';
import BASE from '../../../../games/test/corpus/shares-v1-basic-2.jsonl?raw';
import type { Pondered } from '../../../board/review.ts';
import type { Face } from '../../../board/screen.ts';
import { review } from '../review.tsx';

afterEach(cleanup);

const NAMES = ['You', 'Ada', 'Jun', 'Pip', 'Kim'];
const faces = (seats: number): Face[] =>
  NAMES.slice(0, seats).map((name, i) => ({
    name,
    colour: 'sun',
    you: i === 0,
    level: null,
    here: true,
  }));

interface Moment {
  readonly at: Omit<Pondered<View>, 'language'>;
  readonly text: string;
  readonly decision: Parameters<typeof review.why>[0];
}

/** Every decision of a recorded match, with what the rules say about it and about what a sensible player does. */
function momentsOf(corpus: string): Moment[] {
  const read = readRecord(corpus);
  if (!read.ok) throw new Error(read.problem);
  const { seats, options, rolls, entries } = read.record;
  const game = currentGame('shares') as Game;
  const state = game.setup(seats.length, options, { chance: scripted(...rolls), tell: () => {} }) as State;
  return entries.map(({ seat, action: text, rolls: luck }) => {
    const action = game.parse(text) as Action;
    const [best] = sounding.options(state, seat);
    const moment: Moment = {
      at: { view: game.view(state, seat) as View, seat, faces: faces(seats.length) },
      text,
      decision: {
        quality: 'fine',
        chosen: text,
        best: game.format(best),
        options: [],
        reasons: sounding.reasons(state, seat, action),
        instead: sounding.reasons(state, seat, best),
      },
    };
    game.apply(state, seat, action, { chance: scripted(...luck), tell: () => {} });
    return moment;
  });
}

test('every decision of whole matches has a name, a sentence with numbers and a picture, in both languages', () => {
  const seen = new Set<string>();
  for (const corpus of [BASE, ADVANCED])
    for (const { at, text, decision } of momentsOf(corpus)) {
      seen.add(text.split(' ')[0] ?? '');
      for (const language of ['en', 'de'] as const) {
        const { container } = render(
          <p>
            {review.did(text, { ...at, language })} | {review.choice(decision.best, { ...at, language })} |{' '}
            {review.why(decision, { ...at, language })}
          </p>,
        );
        const told = container.textContent ?? '';
        expect(told).not.toMatch(/undefined|NaN|\{|\}/);
        expect(told.split('|')[2], told).toMatch(/\d|changes nothing|ändert nichts/);
        cleanup();
      }
    }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['buy', 'decline', 'draw', 'expand', 'take']));
  const [{ at }] = momentsOf(BASE);
  const { container } = render(<review.Position {...at} language="en" />);
  expect(container.querySelectorAll('tbody tr').length).toBe(3 + 2);
});

test('what a choice is told to do is what the rules foresee', () => {
  const moments = momentsOf(BASE);
  const expansion = moments.find(({ at, text }) => text.startsWith('expand') && at.seat === 0);
  if (!expansion) throw new Error('nobody expanded');
  const { at, decision } = expansion;
  const { container } = render(<p>{review.why(decision, { ...at, language: 'en' })}</p>);
  const { own, rival } = decision.reasons;
  expect(container.textContent).toContain(
    `: ${own} own share${own === 1 ? '' : 's'}, rivals at most ${rival}.`,
  );
});
