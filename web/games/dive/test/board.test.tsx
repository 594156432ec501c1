// @vitest-environment happy-dom
import { act, at, type Moment, opened } from '@fathoms/games/dive/test/table.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../board/testing/answers.ts';
import type { TestBoard } from '../../../board/testing/test-board.tsx';
import { lay, sit, sitAt } from './sitting.ts';

test('everything on the table answers, and what counts lies on it', () => {
  sit(
    { holds: ['angler', 'orca', null], spaces: [3, 9, 16], chief: 5 },
    {
      props: {
        pictures: { stack: 'x' },
        countdowns: [{ key: 'orca', endsAt: Date.now() + 9000, standsAt: null, seats: [0] }],
      },
    },
  );
  const answers = answersOf(
    '.track, .pawns li, .cnt, .lv, .side2, .rack, .tok, .kin, .who li, .counts, .tilt, .zoom, .eyes, .countdown, .bd .tag',
  );
  expect(answers.get('counts:')).toMatch(
    /Reef shark.*Hammerhead.*White shark.*Green turtle.*Whales, dolphins/s,
  );
  expect(screen.getByText(/what does not move is level 1/)).toBeTruthy();
});

describe('companions are chosen', () => {
  const state = () => opened(3, { companions: 'on', ageOrder: 'ABC' });
  const said = () => document.querySelector('.offer .does')?.textContent; // below pictures without words

  test('a tap selects, the button takes', () => {
    const rig = sitAt(state());
    expect(rig.prompt()).toMatch(/^Which companion dives with you\?/);
    expect(said()).toBe('Tap one to see what it does.');
    rig.tap('Orca');
    expect(said()).toMatch(/^A countdown of ten seconds/);
    expect(rig.sent).toEqual([]);
    rig.tap('Take the Orca');
    expect(rig.sent).toEqual(['take orca']);
    rig.answer();
    expect(rig.prompt()).toBe('Jun chooses a companion');
    expect(said()).toBeUndefined();
    expect(rig.buttons(/^Orca/)).toEqual([]);
    expect(screen.getByText('Orca')).toBeTruthy(); // beside its diver
  });

  test('or a second tap; another one takes its place first', () => {
    const rig = sitAt(state());
    rig.tap('Orca');
    rig.tap('Clownfish');
    rig.tap('Clownfish');
    expect(rig.sent).toEqual(['take clown']);
  });

  test('DIVE-84: the button alone says that everybody takes one', () => {
    const rig = sitAt(state());
    rig.tap('Choose one');
    expect([rig.sent, rig.explained]).toEqual([[], ['DIVE-84']]);
  });

  test('the others wait, and those who watch are told so', () => {
    const rig = sitAt(state(), { seat: 1 });
    expect(rig.prompt()).toBe('Ada chooses a companion');
    expect(screen.getByRole('button', { name: /^Orca/ })).toHaveProperty('disabled', true);
    cleanup();
    expect(sitAt(state(), { seat: null }).prompt()).toBe('Ada chooses a companionYou are watching.');
  });
});

describe('the dive is told', () => {
  /** Jun has one level and is ready; the first card is a green turtle, the second open water. */
  const met = (space: number): State => {
    const state = at({ cards: ['GT', '–'], spaces: [space, 5] });
    act(state, 1, 'ready 1n');
    return state;
  };

  test('programs, level by level, the rest, and on to the next round', () => {
    const rig = sitAt(met(3));
    lay(rig, 5, 1, false);
    lay(rig, 4, 2, true);
    expect(rig.prompt()).toMatch(/With you ready, the dive begins\.$/);
    rig.tap('Ready');
    rig.answer();
    expect(rig.prompt()).toBe('The programs are openLevel 1 comes up first.');
    rig.tap(/^Level 1$/);
    expect(rig.prompt()).toBe('Level 1: a green turtleYou were right. Level 2 comes up next.');
    expect(screen.getByText('You are fastest and ride the green turtle from 3 to 4.')).toBeTruthy();
    expect(screen.getByText('You: space 4')).toBeTruthy();
    rig.tap(/^Level 2$/);
    expect(rig.prompt()).toBe('Level 2: no shark, no helperYou were wrong. Then everybody rests.');
    rig.tap('To the rest');
    expect(rig.prompt()).toMatch(/^You rest 1 space further downLook back at the cards/);
    rig.tap('Level 1: a green turtle'); // to look back
    expect(rig.prompt()).toMatch(/^Level 1: a green turtle/);
    rig.tap('Skip to the rest');
    rig.tap('Round 4');
    expect(rig.prompt()).toMatch(/^Where are the sharks\?/);
    expect(rig.buttons(/in hand$/)).toHaveLength(5);
  });

  test('at a shared device nobody is told how they did', () => {
    const rig = sitAt(met(3), { shared: true });
    expect(screen.getByRole('heading', { name: 'Ada’s dive' })).toBeTruthy();
    lay(rig, 5, 1, false);
    rig.tap('Ready');
    rig.answer();
    rig.tap('Level 1');
    expect(rig.prompt()).toBe('Level 1: a green turtleThen everybody rests.');
    rig.tap('To the rest');
    expect(rig.prompt()).toMatch(/^Everybody rests/);
  });

  test('the last one leads to the result', () => {
    const rig = sitAt(met(22));
    lay(rig, 5, 1, false);
    rig.tap('Ready');
    rig.answer();
    rig.tap('Skip to the rest');
    expect(rig.prompt()).toMatch(/That was the last dive\.$/);
    rig.tap('To the result');
    expect(rig.prompt()).toBe('You take the stone');
  });
});

describe('when it is not up to this viewer', () => {
  const ready = (moment: Moment = {}): State => {
    const state = at(moment);
    act(state, 0, 'ready 4n 3s');
    return state;
  };

  test('who is ready waits, sees the sealed program, and may withdraw', () => {
    const rig = sitAt(ready());
    expect(rig.prompt()).toBe('You are readyWaiting for Jun.');
    expect(rig.buttons(/^Air token/)).toEqual([]);
    expect(screen.getByRole('img', { name: 'Air token 3, on level 2, shark' })).toBeTruthy();
    expect(screen.getByText('3 tokens stay in hand.')).toBeTruthy();
    rig.tap('Change my mind');
    expect(rig.sent).toEqual(['withdraw']);
    rig.answer();
    expect(rig.buttons(/^Air token 3/)).toEqual(['Air token 3, on level 2, shark']);
  });

  test('the others see who is ready and nothing else', () => {
    sitAt(ready({ spaces: [0, 0, 0] }), { seat: 1 });
    const others = within(screen.getByRole('region', { name: 'The others' })).getAllByRole('listitem');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Adaready', 'Pipstill looking']);
  });

  test('somebody watches', () => {
    const rig = sit({ spaces: [0, 0, 0] }, { seat: null });
    expect(rig.prompt()).toBe('Ada, Jun and Pip look into the stackYou are watching.');
    expect(screen.queryByRole('region', { name: 'Your dive board' })).toBeNull();
    expect(rig.buttons(/Ready/)).toEqual([]);
  });

  test('it is over: somebody wins, several do, or the Chief', () => {
    const over = (moment: Moment): TestBoard =>
      sitAt({ ...at({ cards: [], last: true, ...moment }), phase: 'over', reason: 'stone' });
    expect(over({ spaces: [24, 20] }).prompt()).toBe('You take the stone');
    cleanup();
    expect(over({ spaces: [20, 24] }).prompt()).toBe('Jun takes the stone');
    cleanup();
    expect(over({ spaces: [24, 24, 3] }).prompt()).toBe('You and Jun take the stone');
    cleanup();
    expect(over({ spaces: [20, 21], chief: 24 }).prompt()).toBe('The Chief keeps the stone');
  });
});

describe('about a piece', () => {
  const asked = (about: string, moment: Moment = {}): TestBoard => {
    const rig = sit(moment);
    const piece = document.querySelector(`[data-about="${about}"]`);
    if (!piece) throw new Error(`nothing is ${about}`);
    fireEvent.contextMenu(piece);
    return rig;
  };

  test.each([
    ['track:way', 'The way down', 'DIVE-59'],
    ['stack:way', 'The stack', 'DIVE-12'],
    ['pawn:1', 'Jun', 'DIVE-35'],
    ['pawn:chief', 'The Chief', 'DIVE-116'],
    ['companion:orca', 'Orca', 'DIVE-96'],
  ])('%s says what it is and leads to %s, %s', (about, title, rule) => {
    const rig = asked(about, { spaces: [0, 17], chief: 3, holds: ['orca', null] });
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    rig.tap('Read the rule');
    expect(rig.explained).toEqual([rule]);
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
