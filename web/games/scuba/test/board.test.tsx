// @vitest-environment happy-dom
import { act, at, type Moment, opened } from '@fathoms/games/scuba/test/table.ts';
import { cleanup, screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { answersOf } from '../../../board/testing/answers.ts';
import { key, sit, swipe, tapSpace } from './sit.ts';

test('everything on the table answers', () => {
  sit({
    decompression: true,
    divers: [{ at: '4/5', deco: 1 }, { at: 'S2' }],
    backs: { '5/5': 'red' },
    fronts: ['R01'],
    shown: [['R02', '4/6', [1]]],
    dust: { '4/4': [1] },
    open: 'C01',
  });
  const answers = answersOf(
    '.space, .pen, .ruler, .gauge, .planner, .current, .album, .combo li, .stk li, .roster li, .tally, .deco, .air',
  );
  expect(answers.get('space:4/5')).toContain('costs 2 air');
  expect(answers.get('space:4/4')).toContain('Dust');
  expect([...answers.keys()]).toEqual(
    expect.arrayContaining(['air:', 'plan:', 'album:', 'depth:', 'current:C01', 'space:S2', 'diver:1']),
  );
});

describe('the first dive', () => {
  test('one rolls off the boat into one of three spaces, and nothing else is offered', () => {
    const rig = sit(opened(2));
    expect(rig.prompt()).toBe('Roll off the boatChoose one of the three spaces under the boat.');
    expect(rig.buttons(/^(Dive in|Stop|Rest)/)).toEqual([
      expect.stringMatching(
        /^Dive in at 0–5 m, column 4\. Stopping there costs 1 air, 19 left: home with 19/,
      ),
      expect.stringMatching(
        /^Dive in at 0–5 m, column 5\. Stopping there costs 1 air, 19 left: home with 19/,
      ),
      expect.stringMatching(
        /^Dive in at 0–5 m, column 6\. Stopping there costs 1 air, 19 left: home with 19/,
      ),
    ]);
    rig.tap('Dive in at 0–5 m, column 4');
    expect(rig.sent).toEqual(['step 1/4']);
    rig.answer();
    expect(rig.prompt()).toMatch(/^Look here, or swim on\?/);
  });

  test('anywhere else names its rule', () => {
    const rig = sit(opened(2));
    key('ArrowUp');
    tapSpace('8/8');
    expect([rig.sent, rig.explained]).toEqual([[], ['SCUBA-48', 'SCUBA-48']]);
  });
});

describe('swimming', () => {
  test('the prompt counts what is left; steps and Stop are sent at once', () => {
    const rig = sit({});
    expect(rig.prompt()).toBe('Where to?4 steps to go, at most 2 up.');
    rig.tap('Swim left, 15–20 m, column 4. Stopping there costs 2 air, 18 left');
    rig.tap('Stop here');
    expect(rig.sent).toEqual(['step 4/4', 'stop']);
  });

  test('after a step it asks whether to go on', () => {
    const rig = sit({});
    tapSpace('5/5');
    rig.answer();
    expect(rig.sent).toEqual(['step 5/5']);
    expect(rig.prompt()).toBe('Swim on, or stop here?3 steps to go, at most 2 up.');
  });

  test('keys and fingers steer; a key held down is one step', () => {
    const rig = sit({});
    key('ArrowDown');
    key('ArrowDown', { repeat: true });
    key('ArrowDown', { ctrlKey: true });
    swipe(-60, 5);
    swipe(40, 38); // no way in particular: a tap on where one is
    expect([rig.sent, rig.explained]).toEqual([['step 5/5', 'step 4/4'], []]);
  });

  test('a space further off says what it costs first, and is swum to when tapped again', () => {
    const rig = sit({});
    tapSpace('6/5');
    expect(rig.prompt()).toMatch(
      /^Swim there, to 25–30 m\?2 steps away\. Stopping there costs 3 air, 17 left: home with .*Tap it once more to swim\.$/,
    );
    expect(rig.sent).toEqual([]);
    tapSpace('4/7'); // another one takes its place
    expect(rig.prompt()).toMatch(/^Swim there, to 15–20 m\?/);
    tapSpace('4/7');
    expect(rig.sent).toEqual(['step 4/6']);
    rig.answer();
    expect(rig.sent).toEqual(['step 4/6', 'step 4/7']);
    rig.answer();
    expect(rig.sent).toHaveLength(2);
    expect(rig.prompt()).toMatch(/^Swim on, or stop here\?2 steps to go/);
  });

  test('a hand ends a longer way that is being swum', () => {
    const rig = sit({});
    tapSpace('4/8');
    tapSpace('4/8');
    key('ArrowRight'); // the same step, but now one steers oneself
    rig.answer();
    expect(rig.sent).toEqual(['step 4/6', 'step 4/6']);
  });

  test('a space out of reach and a way off the board name their rules', () => {
    const rig = sit({ divers: [{ at: '4/2' }, { at: '8/8' }] });
    tapSpace('4/7');
    key('ArrowLeft');
    expect([rig.sent, rig.explained]).toEqual([[], ['SCUBA-43', 'SCUBA-53']]);
    cleanup();
    const deep = sit({ divers: [{ at: '9/5' }, { at: '8/8' }] });
    key('ArrowDown');
    key('ArrowRight');
    tapSpace('9/6');
    expect(deep.explained).toEqual(['SCUBA-52', 'SCUBA-52', 'SCUBA-52']);
  });

  test('where movement has ended, only stopping is left', () => {
    const rig = sit({ dive: { halted: true } });
    expect(rig.prompt()).toMatch(/^Your movement ends here/);
    expect(rig.buttons(/^Swim/)).toEqual([]);
    key('ArrowUp');
    expect(rig.explained).toEqual(['SCUBA-84']);
  });

  test('without steps left it says so, or asks only whether to look', () => {
    expect(sit({ dive: { taken: 4 } }).prompt()).toBe('No steps left');
    cleanup();
    const find = sit({ dive: { taken: 4 }, on: '4/5', backs: { '4/5': 'yellow' }, fronts: ['Y01'] });
    expect(find.prompt()).toBe('Look here, or stop?');
  });

  test('before the solo rounds the last one down hears when it will cost, not that it does', () => {
    const rig = sit({ stage: 'final', divers: [{ at: '4/5' }, { at: 'boat' }] });
    expect(rig.prompt()).toMatch(/last one down\. From the next round on each turn costs 5 points\.$/);
  });

  test('a stop that takes the last air is marked; with one breath left it warns of a rip', () => {
    const low = (air: number) => sit({ divers: [{ at: '4/5', air }, { at: '8/8' }] }).buttons(/^Stop here/);
    expect(low(2)).toEqual(['Stop herepay 2 air: your last!']);
    expect(document.querySelector('.btn.stop.marked.busts')).toBeTruthy();
    cleanup();
    const shallow = sit({ divers: [{ at: '2/5', air: 2 }, { at: '8/8' }] });
    expect(shallow.buttons(/^Stop here/)).toEqual(['Stop herepay 1 air, 1 left: a rip would drown you']);
    expect(document.querySelector('.btn.stop.marked')).toBeNull();
    cleanup();
    expect(low(9)).toEqual(['Stop herepay 2 air, 7 left']);
  });

  test('what leaves too little air for the way home is marked: stopping, and steps that lead nowhere else', () => {
    const rig = sit({ divers: [{ at: '4/5', air: 3 }, { at: '8/8' }] });
    expect(rig.buttons(/^Stop here/)).toEqual(['Stop herepay 2 air: 1 will not last to the surface']);
    const may = (space: string) =>
      document.querySelector<HTMLElement>(`[data-space="${space}"] .step`)?.dataset.may;
    // from 3/5 one more step up is left, and 2/5 is near enough to the surface
    expect(['3/5', '4/4', '5/5'].map(may)).toEqual(['', '', 'busts']);
    expect(document.querySelector('.btn.stop.marked.busts')).toBeTruthy();
  });

  test('the last one down is told what each turn costs', () => {
    const rig = sit({ stage: 'solo', divers: [{ at: '4/5' }, { at: 'boat' }] });
    expect(rig.prompt()).toMatch(/You are the last one down: each turn costs 5 points\.$/);
  });

  test('the last air is announced before it is paid', () => {
    const rig = sit({ divers: [{ at: '4/5', air: 2 }, { at: '8/8' }] });
    expect(rig.buttons(/^Stop here/)[0]).toContain('pay 2 air: your last!');
  });

  test('with decompression the third step up says that it is fast', () => {
    const state = at({ decompression: true, divers: [{ at: '6/5' }, { at: '8/8' }] });
    const rig = sit(state);
    expect(rig.buttons(/Fast ascent/)).toEqual([]);
    cleanup();
    act(state, 'step 5/5');
    act(state, 'step 4/5');
    expect(sit(state).buttons(/Fast ascent/)).toEqual([
      'Swim up, 10–15 m, column 5. Stopping there costs 2 air, 18 left: home with 17, 8 turns to spare. Fast ascent: nothing more can be discovered this turn.',
    ]);
  });

  test('without aids no way home and no reach is shown; with them they are', () => {
    sit({}, { props: { aids: false } });
    expect(screen.queryByRole('img', { name: /^Dive profile/ })).toBeNull();
    expect(screen.queryByText(/steps away/)).toBeNull();
    cleanup();
    sit({});
    expect(screen.getByRole('img', { name: /^Dive profile/ })).toBeTruthy();
    expect(screen.getAllByText(/steps away/).length).toBeGreaterThan(10);
  });
});

describe('discovering', () => {
  const tile: Moment = {
    on: '4/5',
    backs: { '4/5': 'yellow' },
    fronts: ['Y01'],
    dive: { taken: 1, down: 1 },
  };

  test('the tile here is turned by the prompt or on the spot', () => {
    const rig = sit(tile);
    expect(rig.prompt()).toMatch(/^Look here, or swim on\?3 steps to go/);
    rig.tap('Turn the tile what is under it?');
    rig.tap('Turn the tile here');
    expect(rig.sent).toEqual(['turn', 'turn']);
    rig.answer();
    expect(rig.prompt()).not.toMatch(/^Look here/); // turned up is seen
  });

  test('an animal says what it is worth, and whether it is new', () => {
    const rig = sit({ ...tile, backs: {}, shown: [['Y01', '4/5', [1]]] });
    const [see = ''] = rig.buttons(/^See: /);
    expect(see).toMatch(/^See: .*\d points?, new$/);
    rig.tap('See: ');
    expect(rig.sent).toEqual(['see Y01']);
  });

  test('dust is named in the prompt, and a tap says why nothing can be seen', () => {
    const rig = sit({ ...tile, dust: { '4/5': [1] } });
    expect(rig.prompt()).toMatch(/Dust: nothing can be seen here\.$/);
    tapSpace('4/5');
    expect([rig.sent, rig.explained]).toEqual([[], ['SCUBA-59']]);
  });

  test('a dark torch is named too', () => {
    const rig = sit({ ...tile, dive: { ...tile.dive, dark: true } });
    expect(rig.prompt()).toMatch(/Your torch is dark/);
    tapSpace('4/5');
    expect(rig.explained).toEqual(['SCUBA-80']);
  });

  test('where nothing lies there is nothing to explain', () => {
    const rig = sit({});
    tapSpace('4/5');
    expect([rig.sent, rig.explained]).toEqual([[], []]);
  });
});
