// @vitest-environment happy-dom
import { sounding } from '@fathoms/games/scuba/judge/sounding.ts';
import { format, parse } from '@fathoms/games/scuba/notation.ts';
import type { Action, View } from '@fathoms/games/scuba/types.ts';
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Pondered } from '../../../board/review.ts';
import type { Face } from '../../../board/screen.ts';
import { review } from '../review.tsx';
import { moments, PLAIN } from './table.ts';

afterEach(cleanup);

const NAMES = ['You', 'Ada', 'Jun', 'Pip'];
const COLOURS = ['sun', 'red', 'blue', 'green'] as const;
const facesOf = (seats: number): Face[] =>
  NAMES.slice(0, seats).map((name, i) => ({
    name,
    colour: COLOURS[i] ?? 'sun',
    you: i === 0,
    level: null,
    here: true,
  }));

interface Pondering {
  readonly at: Omit<Pondered<View>, 'language'>;
  readonly decision: Parameters<typeof review.why>[0];
}

/** Every option of whole games, beside what a sensible diver would do, with what the rules say about both. */
function* ponderings(seed: string, seats: number, options: typeof PLAIN): Generator<Pondering> {
  for (const { state, seat, view, legal } of moments(seed, seats, options)) {
    const [best] = legal.length > 0 ? sounding.options(state, seat) : [];
    if (!best) continue;
    for (const text of legal)
      yield {
        at: { view, seat, faces: facesOf(seats) },
        decision: {
          quality: 'fine',
          chosen: text,
          best: format(best),
          options: [],
          reasons: sounding.reasons(state, seat, parse(text) as Action),
          instead: sounding.reasons(state, seat, best),
        },
      };
  }
}

const textOf = (told: unknown): string => render(<p>{told as never}</p>).container.textContent ?? '';

test('every decision of whole games has a name and a sentence, in both languages', () => {
  const seen = new Set<string>();
  const full = { ...PLAIN, decompression: 'on', nonLethal: 'on' } as const;
  for (const [seats, options] of [
    [2, PLAIN],
    [4, full],
  ] as const)
    for (const { at, decision } of ponderings(`review ${seats}`, seats, options)) {
      seen.add(decision.chosen.split(' ')[0] ?? '');
      for (const language of ['en', 'de'] as const) {
        const pondered = { ...at, language };
        const told = [
          review.did(decision.chosen, pondered),
          review.choice(decision.best, pondered),
          review.why(decision, pondered),
        ].map(textOf);
        for (const each of told) {
          expect(each, decision.chosen).not.toMatch(/undefined|NaN|\{|\}|\.\./);
          expect(each).not.toBe('');
        }
        cleanup();
      }
    }
  expect([...seen].sort()).toEqual(expect.arrayContaining(['see', 'step', 'stop', 'turn']));
});

/** The first decision of a game of two that is like this. */
function find(is: (pondering: Pondering) => boolean): Pondering {
  for (const pondering of ponderings('review 2', 2, PLAIN)) if (is(pondering)) return pondering;
  throw new Error('nothing like that happened');
}
const whyOf = ({ at, decision }: Pondering): string =>
  textOf(review.why({ ...decision, best: decision.chosen }, { ...at, language: 'en' }));

test('what may lie under a tile is what everybody can count', () => {
  const turned = find(({ decision }) => decision.chosen === 'turn');
  const { view } = turned.at;
  const band = view.backs.find(({ at }) => at === view.dive.on)?.band;
  const hidden = view.bands.find(one => one.band === band);
  if (!hidden) throw new Error('there is no tile');
  const { animals, events, empty } = hidden;
  expect(whyOf(turned)).toContain(`${animals} of ${animals + events + empty} hidden tiles`);
  expect(whyOf(turned)).toContain(`${events} events among them.`);
});

test('air is told as the rules take it', () => {
  const stopped = find(
    ({ at, decision }) => decision.chosen === 'stop' && at.view.divers[at.seat]?.status === 'under',
  );
  const diver = stopped.at.view.divers[stopped.at.seat];
  if (!diver) throw new Error('nobody dives');
  const { air, airDue } = diver;
  expect(whyOf(stopped)).toContain(`costs ${airDue} air and leaves ${air - airDue}`);
});

test('before the last free turn ends it says what staying down costs', () => {
  const stopped = find(({ decision }) => decision.chosen === 'stop');
  const told = (turns: number): string =>
    whyOf({ ...stopped, decision: { ...stopped.decision, reasons: { ...stopped.decision.reasons, turns } } });
  expect(told(0)).toContain('loses 5 points with every further one');
  expect(told(2)).toContain('About 2 more turns before the end.');
  expect(told(3)).not.toMatch(/before the end|further one/);
});

test('a step against the current says what the current leaves', () => {
  const { at, decision } = find(
    ({ at, decision }) =>
      decision.chosen.startsWith('step') && at.view.dive.allowance.right < at.view.dive.allowance.left,
  );
  const column = at.view.divers[at.seat]?.at.split('/')[1] ?? '';
  const text = `step ${at.view.divers[at.seat]?.at.split('/')[0]}/${Number(column) + 1}`;
  const told = textOf(review.why({ ...decision, chosen: text, best: text }, { ...at, language: 'en' }));
  expect(told).toMatch(/The current runs \d to the left: at most \d steps? right this turn\./);
});

test('the position shows every tile and every diver', () => {
  const { at } = find(({ at }) => at.view.shown.length > 0);
  const { container } = render(<review.Position {...at} language="en" />);
  const count = (what: string): number => container.querySelectorAll(`.scuba-position-reef .${what}`).length;
  expect([count('back'), count('animal'), count('diver')]).toEqual([
    at.view.backs.length,
    at.view.shown.length,
    2,
  ]);
});
