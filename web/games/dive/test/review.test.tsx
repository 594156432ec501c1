// @vitest-environment happy-dom
import type { Decision } from '@fathoms/bots/review/review.ts';
import { dive } from '@fathoms/games/dive/index.ts';
import { sounding } from '@fathoms/games/dive/judge/sounding.ts';
import { format } from '@fathoms/games/dive/notation.ts';
import type { Action, Event, Options, State, View } from '@fathoms/games/dive/types.ts';
import { seeded } from '@fathoms/kernel/chance.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { cleanup, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Pondered } from '../../../board/review.ts';
import type { Face } from '../../../board/screen.ts';
import { siteOf } from '../../sites.ts';
import { review } from '../review.tsx';
import { PLAIN } from './table.ts';

afterEach(cleanup);

const COLOURS = ['sun', 'red', 'blue', 'green'] as const;
const FACES: Face[] = ['You', 'Ada', 'Jun', 'Pip'].map((name, i) => ({
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

/** Everything that is weighed in a whole game, each beside what a sound diver would do. */
function* ponderings(seats: number, options: Options): Generator<Pondering> {
  const chance = seeded(`review ${seats}`);
  const dealer = { chance, tell: () => {} };
  const state = dive.setup(seats, options, dealer) as State;
  while (dive.outcome(state) === null) {
    const forced = dive.forced(state);
    if (forced) {
      dive.apply(state, forced.seat, forced.action, dealer);
      continue;
    }
    const seat = dive.toAct(state)[0] ?? 0;
    const [best, ...others] = sounding.options(state, seat) as readonly [Action, ...Action[]];
    for (const action of [best, ...others])
      yield {
        at: { view: dive.view(state, seat), seat, faces: FACES.slice(0, seats) },
        decision: {
          quality: 'fine',
          chosen: format(action),
          best: format(best),
          options: [],
          reasons: sounding.reasons(state, seat, action),
          instead: sounding.reasons(state, seat, best),
        },
      };
    dive.apply(state, seat, best, dealer);
  }
}

const textOf = (told: unknown): string => render(<p>{told as never}</p>).container.textContent ?? '';

test('every choice has a name and every decision a sentence, in both languages', () => {
  const seen = new Set<string>();
  for (const [seats, options] of [
    [1, { ...PLAIN, chief: 'on' }],
    [2, { ...PLAIN, mode: 'children' }],
    [4, { ...PLAIN, companions: 'on' }],
  ] as const)
    for (const { at, decision } of ponderings(seats, options)) {
      seen.add(decision.chosen.split(' ')[0] ?? '');
      for (const language of ['en', 'de'] as const) {
        const pondered = { ...at, language };
        const told = [
          review.did(decision.chosen, pondered),
          review.choice(decision.best, pondered),
          review.why(decision, pondered),
        ].map(textOf);
        for (const each of decision.chosen.startsWith('take') ? told.slice(0, 2) : told) {
          expect(each, decision.chosen).not.toMatch(/undefined|NaN|\{|\}|\.\.|, ,/);
          expect(each).not.toBe('');
        }
        cleanup();
      }
    }
  expect([...seen]).toEqual(expect.arrayContaining(['ready', 'take']));
});

const [FIRST] = ponderings(2, PLAIN);
const at = { ...(FIRST as Pondering).at, language: 'en' as const };

test('a program is named by its tokens and its sharks, with the tiles in it', () => {
  const name = (text: string) => textOf(review.choice(text, at));
  expect(name('ready 1n 3s 45n 2n')).toBe('four levels with 1, 3, 4+5 and 2; shark on 2');
  expect(name('ready 12345n')).toBe('one level with 1+2+3+4+5; no shark');
  expect(name('ready 1n 2n 3n 4n 5s angler s')).toMatch(
    /shark on 5 and 6; down to level 6 with the Anglerfish$/,
  );
  expect(name('ready 12s clown 1')).toMatch(/; the Clownfish on 1$/);
  expect(name('ready nsnsn')).toBe('shark on 2 and 4, none elsewhere');
  expect(name('dolphins B')).toBe('give the small Dolphin to Ada');
});

test('the reason says how sure the calls were, what was likelier, and what the better one promised', () => {
  const reasons = { sure1: 90, sure2: 35, levels: 2, all: 31, wholly: 1, rest: 0.6, helped: 0.2 };
  const instead = { sure1: 90, sure2: 65, levels: 2, all: 58, wholly: 1, rest: 1.2, helped: 0.4 };
  const decision = {
    chosen: 'ready 12n 345s',
    best: 'ready 12n 345n',
    quality: 'mistake',
    options: [],
  } as const;
  expect(review.why({ ...decision, reasons, instead }, at)).toBe(
    'Both right: 31\u00a0%. Worth about 0.8 spaces, 0.2 from helpers. On level 2 no shark was likelier, 65\u00a0%. ' +
      'The better one: 58\u00a0%, about 1.6 spaces. One mistake costs every level.',
  );
});

test('where both say the same the reason is the speed', () => {
  const facts = { sure1: 90, sure2: 90, levels: 2, all: 81, wholly: 0, rest: 1.7, helped: 0.2 };
  const decision = {
    chosen: 'ready 15n 234s',
    best: 'ready 5n 1234s',
    quality: 'fine',
    options: [],
  } as const;
  expect(review.why({ ...decision, reasons: facts, instead: facts }, at)).toMatch(
    /The better one is faster on level 2: 10 in place of 9\./,
  );
});

test('what was said of each level stands beside the card that came', () => {
  const state = dive.setup(1, { ...PLAIN, chief: 'on' }, { chance: seeded('came'), tell: () => {} }) as State;
  const view = dive.view(state, 0);
  const events: Event[] = [];
  dive.apply(state, 0, dive.parse('ready 1n 2s 345n') as Action, {
    chance: seeded('dive'),
    tell: e => events.push(e),
  });
  const news: News[] = [{ seat: 0, by: 'player', events }];
  const decision: Decision = {
    quality: 'best',
    chosen: 'ready 1n 2s 345n',
    best: 'ready 1n 2s 345n',
    options: [],
    reasons: { sure1: 90, sure2: 35, sure3: 60 },
    instead: {},
  };
  const Came = review.Came;
  if (!Came) throw new Error('Dive shows nothing of what came');
  render(<Came {...{ view, news, decision }} seat={0} faces={FACES.slice(0, 1)} language="en" />);
  const rows = screen.getAllByRole('row').map(row => [...row.children].map(cell => cell.textContent));
  const turned = events.flatMap(event =>
    event.type === 'turned' && event.content ? [event.content.shark] : [],
  );
  expect(rows[0]).toEqual(['Level', ...turned.map((_, i) => String(i + 1))]);
  expect(rows[2]?.slice(1, 4)).toEqual(
    ['No shark', 'Shark', 'No shark']
      .map((said, i) => {
        if (turned[i] === undefined) return undefined;
        return `${said}, ${turned[i] === (said === 'Shark') ? 'right' : 'wrong'}`;
      })
      .filter(text => text !== undefined),
  );
  expect(rows[3]?.slice(1, 4)).toEqual(['90\u00a0%', '35\u00a0%', '60\u00a0%'].slice(0, turned.length));
});

test('the page says whose eye it judges by; with sonar there is no eye', () => {
  expect(review.note?.({ sonar: 'off' }, 'en')).toMatch(/Barracuda’s eye.*counts as luck/);
  expect(review.note?.({ sonar: 'on' }, 'de')).toMatch(/Sonar/);
});

test('a finished game can be reviewed, and no coach is asked in mid-game', () => {
  const site = siteOf('dive');
  expect(site?.review).toBeDefined();
  expect(site?.advises).toBeUndefined();
  expect(['locker', 'scuba', 'shares'].map(id => siteOf(id)?.advises)).toEqual([true, true, true]);
});
