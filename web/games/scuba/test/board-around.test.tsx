// @vitest-environment happy-dom
import { act, beforeEvent, type Moment } from '@fathoms/games/scuba/test/table.ts';
import { cleanup, screen, within } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { ask, key, sit, tapSpace } from './sit.ts';

describe('at the surface', () => {
  test('a snorkeller goes sideways or rests', () => {
    const rig = sit({ divers: [{ at: 'S3' }, { at: '8/8' }] });
    expect(rig.prompt()).toMatch(/^Snorkel, or rest\?/);
    rig.tap('Climb aboard');
    rig.tap('Rest');
    expect(rig.sent).toEqual(['step boat', 'stop']);
    key('ArrowUp');
    key('ArrowDown');
    tapSpace('1/3');
    expect(rig.explained).toEqual(['SCUBA-99', 'SCUBA-97', 'SCUBA-97']);
  });

  test('once the boat has left nobody climbs aboard: the space is only where it lay', () => {
    const rig = sit({
      divers: [
        { at: '1/5', air: 9 },
        { at: 'S3', status: 'evacuated' },
      ],
      stage: 'alone',
    });
    expect(rig.buttons(/Climb aboard/)).toEqual([]);
    expect(rig.buttons(/^Swim to where the boat lay/)).toHaveLength(1);
  });

  test('on the boat one may stay', () => {
    expect(sit({ divers: [{ at: 'boat' }, { at: '8/8' }] }).prompt()).toMatch(/^Stay aboard, or snorkel\?/);
  });
});

describe('events that ask', () => {
  test('cleaning station: an animal nearby, or the point', () => {
    const state = beforeEvent('EG6', { shown: [['Y01', '6/6']] });
    act(state, 'turn');
    const rig = sit(state);
    expect(rig.prompt()).toMatch(/^Which animal do you look at\?/);
    expect(rig.buttons(/^(Stop|Swim)/)).toEqual([]);
    rig.tap('See: ');
    rig.tap('Take a point');
    expect(rig.sent).toEqual(['see Y01', 'point']);
  });

  const lost = () => {
    const state = beforeEvent('EG7');
    act(state, 'turn');
    return state;
  };

  test('lost bearings: the next player decides which way', () => {
    const rig = sit(lost(), { seat: 1 });
    expect(rig.prompt()).toBe('Which way does Ada drift?Two spaces, up to the edge.');
    rig.tap('To the left');
    expect(rig.sent).toEqual(['push left']);
  });

  test('lost bearings: whoever is lost waits', () => {
    const rig = sit(lost());
    expect(rig.prompt()).toBe('Jun decides which way');
    key('ArrowLeft');
    expect([rig.sent, rig.explained]).toEqual([[], []]);
  });
});

describe('when it is not up to this viewer', () => {
  const others: Moment = { active: 1, divers: [{ at: '4/5' }, { at: '8/8' }, { at: 'S3' }] };

  test('somebody waits: the prompt says for whom; reef and keys are still', () => {
    const rig = sit(others);
    expect(rig.prompt()).toBe('Jun is diving');
    expect(rig.buttons(/^(Swim|Stop)/)).toEqual([]);
    tapSpace('4/4');
    expect(key('ArrowLeft')).toBe(true); // left to the page, to scroll with
    expect([rig.sent, rig.explained]).toEqual([[], []]);
  });

  test('what is waited for, and what it means to oneself', () => {
    expect(sit({ ...others, active: 2 }).prompt()).toBe('Pip is at the surface');
    cleanup();
    expect(sit({ ...others, stage: 'final' }).prompt()).toBe('Jun is divingThe last round.');
    cleanup();
    const out = sit({ ...others, divers: [{ at: '4/5', status: 'dead', air: 0 }, { at: '8/8' }] });
    expect(out.prompt()).toBe('Jun is divingYour dive is over.');
  });

  test('somebody watches', () => {
    const rig = sit({}, { seat: null });
    expect(rig.prompt()).toBe('Ada is divingYou are watching.');
    expect(rig.buttons(/^(Swim|Stop)/)).toEqual([]);
  });

  test('it is over: who has won, or nobody', () => {
    const over: Moment = {
      divers: [
        { at: 'boat', plus: 5 },
        { at: 'boat', plus: 2 },
      ],
      phase: { name: 'over', reason: 'home' },
    };
    expect(sit(over).prompt()).toBe('You winBack at the surface');
    cleanup();
    expect(sit(over, { seat: 1 }).prompt()).toMatch(/^Ada wins/);
    cleanup();
    const dead = { status: 'dead', air: 0 } as const;
    const lost = sit({
      divers: [
        { at: '4/5', ...dead },
        { at: '8/8', ...dead },
      ],
      phase: { name: 'over', reason: 'lost' },
    });
    expect(lost.prompt()).toMatch(/^Nobody came home/);
  });
});

describe('the divers', () => {
  const names = () =>
    within(screen.getByRole('list', { name: 'Divers' }))
      .getAllByRole('listitem')
      .map(item => item.querySelector('b')?.textContent);
  const three: Moment = { active: 1, divers: [{ at: '4/5' }, { at: '8/8' }, { at: 'S3' }] };

  test('oneself first, then clockwise; several at one device stay in place', () => {
    sit(three, { seat: 1 });
    expect(names()).toEqual(['You', 'Pip', 'Ada']);
    cleanup();
    const rig = sit(three, { seat: 1, shared: true });
    expect(names()).toEqual(['Ada', 'Jun', 'Pip']);
    expect(rig.prompt()).toMatch(/^Jun: Where to\?/);
    rig.tap('Stop here');
    expect(rig.sent).toEqual(['stop']);
  });
});

describe('on a phone', () => {
  test('a pad steers; a direction that is closed explains itself', () => {
    const rig = sit({ divers: [{ at: '4/2' }, { at: '8/8' }] }, { phone: true });
    rig.tap(/^Swim down$/);
    rig.tap(/^Swim left$/);
    expect([rig.sent, rig.explained]).toEqual([['step 5/2'], ['SCUBA-53']]);
  });

  test('plan, current and album are a tap away', () => {
    const rig = sit({ divers: [{ at: '4/5', cards: ['clown'] }, { at: '8/8' }] }, { phone: true });
    expect(screen.queryByRole('region', { name: 'Your album' })).toBeNull();
    rig.tap(/Your dive: plan, current and album/);
    const sheet = screen.getByRole('dialog', { name: 'Your dive' });
    expect(within(sheet).getByRole('region', { name: 'Your album' }).textContent).toContain('Clownfish');
  });

  test('while others dive it shows what one has seen', () => {
    sit({ active: 1, divers: [{ at: '4/5', cards: ['clown', 'moray'] }, { at: '8/8' }] }, { phone: true });
    expect(screen.getByText('2 animals seen', { selector: 'b' })).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Swim' })).toBeNull();
  });
});

describe('about a piece', () => {
  const sea: Moment = {
    backs: { '2/3': 'red' },
    shown: [['Y01', '6/7', [1]]],
    dust: { '3/3': [1] },
    open: 'C05',
  };

  test.each([
    ['space:6/7', 'Clownfish', 'SCUBA-66'],
    ['space:2/3', '0–10 m', 'SCUBA-57'],
    ['space:3/3', 'Dust', 'SCUBA-58'],
    ['space:boat', 'The boat', 'SCUBA-100'],
    ['space:S2', 'The surface', 'SCUBA-105'],
    ['diver:1', 'Jun', 'SCUBA-89'],
    ['current:C05', 'Drift left', 'SCUBA-19'],
  ])('%s is explained as %s and leads to its rule', (about, title, rule) => {
    const rig = sit(sea);
    ask(about);
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    rig.tap('Read the rule');
    expect(rig.explained).toEqual([rule]);
    expect(screen.queryByRole('region', { name: title })).toBeNull();
  });
});
