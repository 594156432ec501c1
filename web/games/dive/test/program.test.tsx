// @vitest-environment happy-dom
import { at } from '@fathoms/games/dive/test/table.ts';
import type { State } from '@fathoms/games/dive/types.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/preact';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { TestBoard } from '../../../board/testing/test-board.tsx';
import { group, lay, type More, sit, sitAt } from './sitting.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Every draft the board has given the table to keep. */
function keeper() {
  const drafts: string[] = [];
  return { drafts, props: { draft: (text: string) => drafts.push(text) } };
}

describe('a dive is programmed', () => {
  test('by tapping token, level and side; the prompt says what comes next', () => {
    const { drafts, props } = keeper();
    const rig = sit({}, { props });
    expect(rig.prompt()).toMatch(/^Where are the sharks\?Look closely/);
    rig.tap('Air token 4, in hand');
    expect(screen.getByText('Now tap a level.')).toBeTruthy();
    rig.tap('Put token 4 on level 1');
    expect(rig.prompt()).toMatch(/Say shark or no shark on level 1\.$/);
    rig.tap('Level 1: no shark');
    lay(rig, 3, 2, true);
    lay(rig, 5, 2);
    expect(group('Level 2: speed 8, shark')).toBeTruthy();
    expect(rig.prompt()).toMatch(
      /Two levels set\. A mistake costs that level and all below it\. Change your mind until Jun is ready too\.$/,
    );
    expect(drafts.at(-1)).toBe('draft 4n 35s - - -');
    rig.tap('Ready');
    expect(rig.sent).toEqual(['ready 4n 35s']);
    rig.answer();
    expect(rig.prompt()).toBe('You are readyWaiting for Jun.');
  });

  test('a level for which no card is left is marked before a token goes there', () => {
    const rig = sit({ cards: ['–', '–'], last: true });
    lay(rig, 4, 1, false);
    lay(rig, 3, 2, false);
    rig.tap('Air token 5, in hand');
    const may = [...document.querySelectorAll<HTMLElement>('.into')].map(({ dataset }) => dataset.may);
    expect(may).toEqual(['', '', 'wastes', undefined, undefined]); // the last two would leave a gap
    expect(rig.buttons(/^Put token 5 on level 3: no card lies this deep/)).toHaveLength(1);
  });

  test('everybody is asked under their own emblem, whoever else is still looking', () => {
    sit({ spaces: [0, 0, 0] }, { seat: 1 });
    expect(document.querySelector('.prompt .em-l')?.className).toContain('seat-red');
  });

  test('a token goes back into the hand, and everything at once', () => {
    const { drafts, props } = keeper();
    const rig = sit({}, { props });
    lay(rig, 4, 1, false);
    rig.tap('Air token 4, on level 1, no shark');
    rig.tap('Back into the hand');
    expect(screen.getByText('Token 4 is back in hand.')).toBeTruthy(); // for those who listen
    lay(rig, 2, 1, true);
    rig.tap('Clear');
    expect(drafts.slice(-3)).toEqual(['draft 2? - - - -', 'draft 2s - - - -', 'draft - - - - -']);
    expect(rig.buttons(/in hand$/)).toHaveLength(5);
  });

  test('with the keyboard: a number puts the token there, the focus goes along', () => {
    const rig = sit();
    const press = (name: RegExp, key: string) =>
      fireEvent.keyDown(screen.getByRole('button', { name }), { key });
    press(/^Air token 4/, '1');
    expect(screen.getByText('Token 4 on level 1: speed 4.')).toBeTruthy();
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Air token 4, on level 1, not said yet');
    press(/^Air token 4/, 'Backspace');
    expect(rig.buttons(/in hand$/)).toHaveLength(5);
  });

  test('what was put together is still there after a reload', () => {
    lay(sit(), 4, 1, true);
    cleanup();
    const { drafts, props } = keeper();
    expect(sit({}, { props }).buttons(/^Air token 4/)).toEqual(['Air token 4, on level 1, shark']);
    expect(drafts, 'the table has forgotten it: DIVE-23 counts what is said anew').toEqual([
      'draft 4s - - - -',
    ]);
  });

  test('the time that is left is seen, and said aloud at its marks', () => {
    vi.useFakeTimers({ now: 2_000, toFake: ['Date'] });
    const clock = { key: 'orca-3', endsAt: 10_000, standsAt: null, seats: [0, 1] };
    const shown = () => document.querySelector('.countdown b')?.textContent;
    sit({}, { props: { countdowns: [clock] } });
    expect(shown()).toBe('8');
    expect(screen.getByText('The Orca comes: 10 seconds left.')).toBeTruthy();
    cleanup();
    sit({}, { props: { countdowns: [{ ...clock, standsAt: 4_000 }] } });
    expect(shown()).toBe('6');
    expect(screen.getAllByText('paused')).toHaveLength(2);
  });

  test('DIVE-22: the time for looking at the dive before comes on top, and is not counted down', () => {
    vi.useFakeTimers({ now: 0, toFake: ['Date'] });
    const shown = () => document.querySelector('.countdown b')?.textContent;
    const clock = { key: 'clock-3', endsAt: 75_000, standsAt: null, seats: [0, 1] };
    const options = { programClock: '60' };
    sit({}, { props: { countdowns: [clock], options } });
    expect(shown()).toBe('60');
    cleanup();
    sit({}, { props: { countdowns: [{ ...clock, endsAt: 41_000 }], options } });
    expect(shown()).toBe('41');
  });
});

describe('what is missing is refused by the game’s own rule', () => {
  const tried = (prepare: (rig: TestBoard) => void): TestBoard => {
    const rig = sit();
    prepare(rig);
    rig.tap('Ready');
    expect(rig.sent).toEqual([]);
    return rig;
  };

  test('DIVE-17: nothing is placed', () => {
    const rig = tried(() => {});
    expect([rig.explained, rig.said]).toEqual([['DIVE-17'], ['Put at least one token on level 1.']]);
  });

  test('DIVE-13: a gap', () => {
    const rig = tried(rig => lay(rig, 4, 2, false));
    expect(rig.explained).toEqual(['DIVE-13']);
    expect(rig.said).toEqual(['Level 1 is empty: levels go down without a gap.']);
    expect(rig.prompt()).toContain(rig.said[0]); // the prompt says it beforehand
  });

  test('DIVE-16: a side not said, and one said too early', () => {
    const rig = tried(rig => lay(rig, 4, 1));
    rig.tap('Level 2: shark');
    expect(rig.explained).toEqual(['DIVE-16', 'DIVE-16']);
    expect(rig.said).toEqual(['Say shark or no shark on level 1.', 'Put a token on level 2 first.']);
  });

  test('DIVE-100: the Anglerfish needs all five levels above it, and may be taken back', () => {
    const rig = sit({ holds: ['angler', null] });
    rig.tap('Level 6: shark');
    expect(rig.explained).toEqual(['DIVE-100']);
    expect(rig.said).toEqual(['The Anglerfish needs a token on all five levels.']);
    for (const token of [1, 2, 3, 4, 5]) lay(rig, token, token, false);
    rig.tap('Level 6: shark');
    rig.tap('Ready');
    rig.tap('Take it back');
    rig.tap('Ready');
    expect(rig.sent).toEqual(['ready 1n 2n 3n 4n 5n angler s', 'ready 1n 2n 3n 4n 5n']);
  });
});

describe('the children’s game', () => {
  test('five answers, and then ready', () => {
    const rig = sit({ mode: 'children' });
    expect(rig.prompt()).toMatch(/^Shark or no shark\?Five cards, five answers/);
    const answer = (level: number, shark: boolean) =>
      fireEvent.click(
        within(group(new RegExp(`^Level ${level}:`))).getByRole('button', {
          name: shark ? 'Shark' : 'No shark',
        }),
      );
    for (const level of [1, 2, 3, 4]) answer(level, level === 2);
    rig.tap('Ready');
    expect([rig.sent, rig.explained]).toEqual([[], ['DIVE-74']]);
    answer(5, false);
    expect(rig.prompt()).toMatch(/Change your mind until Jun is ready too\.$/);
    rig.tap('Ready');
    expect(rig.sent).toEqual(['ready nsnnn']);
  });
});

describe('companions are used', () => {
  test('one that is announced: its sheet says what it does, then it is in use', () => {
    const rig = sit({ holds: ['green', null] });
    rig.tap('Giant Green Turtle');
    rig.tap('Use the Giant Green Turtle now');
    expect(rig.sent).toEqual(['announce green']);
    rig.answer();
    expect(rig.buttons(/Giant Green Turtle/)).toEqual(['Giant Green Turtlein use']);
  });

  test('the Dolphins go to somebody first', () => {
    const rig = sit({ spaces: [0, 0, 0], holds: ['dolphins', null, null] });
    rig.tap('Dolphins');
    rig.tap('Use the Dolphins now');
    expect(rig.sent).toEqual([]);
    rig.tap('Pip');
    rig.tap('Use the Dolphins now');
    expect(rig.sent).toEqual(['dolphins C']);
    rig.answer();
    expect(rig.buttons(/^Dolphins/)).toEqual(['Dolphinsin use']);
  });

  test('the Clownfish lies under a level with a token', () => {
    const rig = sit({ holds: ['clown', null] });
    rig.tap('Clownfish, 3 faster');
    expect(rig.buttons(/^Put the Clownfish/)).toEqual([]);
    rig.tap('Clownfish, 3 faster');
    lay(rig, 4, 1, false);
    rig.tap('Clownfish, 3 faster');
    rig.tap('Put the Clownfish on level 1');
    expect(group('Level 1: speed 7, no shark')).toBeTruthy();
    rig.tap('Ready');
    expect(rig.sent).toEqual(['ready 4n clown 1']);
  });

  test('the Giant Octopus is moved about and turned, then laid for good', () => {
    const rig = sit(
      { holds: ['octopus', null] },
      { props: { pictures: { stack: 'p1' }, picture: (id, frame) => `/${id}/${frame}` } },
    );
    rig.tap('Giant Octopus');
    rig.tap('Lay it on the stack');
    expect(rig.prompt()).toMatch(/^Where shall it lie\?/);
    fireEvent.keyDown(group(/^Place the Giant Octopus/), { key: 'ArrowRight' });
    rig.tap('Turn it');
    rig.tap('Lay it here');
    expect(rig.sent).toEqual(['octopus 54,50@1']);
    rig.answer();
    expect(rig.prompt()).toMatch(/^Where are the sharks\?/);
  });

  test('Not now leaves it where it is', () => {
    const rig = sit({ holds: ['octopus', null] });
    rig.tap('Giant Octopus');
    rig.tap('Lay it on the stack');
    rig.tap('Not now');
    expect([rig.sent, rig.prompt()]).toEqual([[], expect.stringMatching(/^Where are the sharks\?/)]);
  });
});

describe('the stack', () => {
  const props: NonNullable<More['props']> = {
    pictures: { stack: 'p1' },
    picture: (id, frame) => `/${id}/${frame}`,
  };
  const shown = () => [...document.querySelectorAll('.water img')].map(image => image.getAttribute('src'));

  test('is tilted by its strip and by keys', () => {
    const rig = sit({}, { props });
    rig.tap('Tilt to the left, half way');
    expect(screen.getByRole('button', { name: 'Tilt to the left, half way', pressed: true })).toBeTruthy();
    fireEvent.keyDown(group(/^The stack of Ocean cards/), { key: 'ArrowRight' });
    expect(screen.getByRole('button', { name: 'Straight from above', pressed: true })).toBeTruthy();
    expect(shown()).toContain('/p1/l1');
  });

  test('under the flashlight the light follows the keys', () => {
    sitAt({ ...at(), flashlight: true }, { props });
    fireEvent.click(screen.getByRole('radio', { name: 'Above' }));
    expect(shown()).toContain('/p1/above-2-2');
    fireEvent.keyDown(group(/under the flashlight/), { key: 'ArrowUp' });
    expect(shown()).toContain('/p1/above-2-1');
  });

  test('on a phone all but the tilts waits behind one button', () => {
    const rig = sitAt({ ...at(), flashlight: true }, { props, phone: true });
    expect(document.querySelector('.dive')?.className).toContain('slim');
    expect(screen.queryByRole('radio', { name: 'Above' })).toBeNull();
    rig.tap('More to see better');
    expect(screen.getByRole('radio', { name: 'Above' })).toBeTruthy();
  });

  test('sonar speaks in its place', () => {
    const echoes: State['sonar'] = [{ what: 'shark', level: 2, sure: 70, helper: null }];
    sitAt({ ...at(), sonar: echoes }, { props });
    expect(shown()).toEqual([]);
    const said = screen.getByText('Something like a shark, at about level 2');
    expect(said.parentElement?.textContent).toBe('Something like a shark, at about level 2 70\u00a0% sure');
  });
});
