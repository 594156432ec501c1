// @vitest-environment happy-dom
import type { Moment } from '@fathoms/games/shares/test/table.ts';
import { screen } from '@testing-library/preact';
import { describe, expect, test } from 'vitest';
import { sit } from './sit.ts';

describe('an ability', () => {
  const CLEANING: Moment = {
    hands: [[1, 3, 4], [90], []],
    stacks: { pearl: [40, 50], treasure: [60], cleaning: [70] },
    offer: 'cleaning',
  };

  test('may be let pass', () => {
    const rig = sit(CLEANING);
    expect(rig.prompt()).toBe('Use Ocean Cleaning?Tap any depth card to discard it for two cards.');
    rig.tap('Let it pass');
    expect(rig.sent).toEqual(['decline']);
    rig.answer();
    expect(rig.prompt()).toBe('Jun is thinking');
  });

  test('the turn’s action is over: deck, line and hand say so', () => {
    const rig = sit(CLEANING);
    rig.tap('Draw deck');
    rig.tap('The line of Pearl');
    rig.tap('01, a share');
    expect([rig.sent, rig.explained]).toEqual([[], ['SHARES-18', 'SHARES-18', 'SHARES-18']]);
    expect(rig.said).toEqual([undefined, undefined, undefined]);
  });

  test('Cleaning: any depth card, for two cards', () => {
    const rig = sit(CLEANING);
    rig.tap('Choose 40 of Pearl');
    expect(rig.prompt()).toMatch(/^Pay 2 cards to discard 40/);
    rig.tap('The line of Treasure');
    expect([rig.explained, rig.said]).toEqual([['SHARES-71'], [undefined]]);
    rig.tap('04, a share');
    rig.tap('01, a share');
    rig.tap('Discard it for 2 cards');
    expect(rig.sent).toEqual(['remove 40 with 01 04']);
    rig.answer();
    expect(screen.getByRole('list', { name: 'Depth cards of Pearl Diving, oldest first: 50' })).toBeTruthy();
  });

  test('Cleaning, advanced: the newest is discarded, or moved where it fits', () => {
    const rig = sit({ ...CLEANING, advanced: 'all' });
    expect(rig.buttons(/^Choose/)).toEqual([
      'Choose 70 of Ocean Cleaning',
      'Choose 60 of Treasure Hunting',
      'Choose 50 of Pearl Diving',
    ]);
    rig.tap('Choose 50');
    expect(rig.prompt()).toMatch(/^What becomes of 50\?Discard it, or tap a glowing company/);
    rig.tap('The line of Treasure');
    expect([rig.explained, rig.said]).toEqual([['SHARES-81'], ['50 does not beat 60.']]);
    rig.tap('Move 50 to Wildlife');
    rig.tap('03, a share');
    rig.tap('Move it for 1 card');
    rig.tap('Choose 60');
    rig.tap('Discard it');
    rig.tap('Choose for me');
    rig.tap('Discard it for 1 card');
    expect(rig.sent[0]).toBe('move 50 wildlife with 03');
    expect(rig.sent[1]).toMatch(/^remove 60 with 0[134]$/);
  });

  const RESEARCH: Moment = {
    hands: [[57, 3, 4], [90], []],
    portfolios: [[], [2, 7, 10], [16]],
    offer: 'research',
  };

  test('Research: from the hand, two cards cheaper', () => {
    const rig = sit(RESEARCH);
    rig.tap('57, a share');
    rig.tap('04, a share');
    rig.tap('Buy for 1 card');
    rig.tap('03, a share');
    expect(rig.prompt()).toBe(
      'Take this Research share?It costs nothing. No worth changes, the next one costs 2.',
    );
    rig.tap('Take it');
    expect(rig.sent).toEqual(['buy 57 with 04', 'buy 03']);
  });

  test('Research: still too dear', () => {
    const rig = sit({ ...RESEARCH, hands: [[57], [90], []] });
    rig.tap('57, a share');
    expect(rig.explained).toEqual(['SHARES-24']);
  });

  test('Research, advanced: out of somebody’s portfolio, whom the cards go to', () => {
    const rig = sit({ ...RESEARCH, advanced: 'all', portfolios: [[], [2, 7], [16]] });
    rig.tap('57, a share');
    expect(rig.explained).toEqual(['SHARES-71']);
    rig.tap('Buy a Pearl Diving share of Jun');
    expect(rig.prompt()).toMatch(/^Pay 2 cards for Jun’s Pearl share/);
    rig.tap('57, a share');
    rig.tap('03, a share');
    expect(rig.prompt()).toMatch(/The cards go to Jun\./);
    rig.tap('Buy for 2 cards');
    expect(rig.sent).toEqual(['acquire B pearl with 03 57']);
  });

  const WILDLIFE: Moment = {
    hands: [[12, 44], [90], []],
    stacks: { pearl: [10, 20, 30, 40], treasure: [35], wildlife: [60] },
    offer: 'wildlife',
  };

  test('Wildlife: one of the three newest, to the end of its line or to another', () => {
    const rig = sit(WILDLIFE);
    expect(rig.buttons(/^Choose 10/)).toEqual([]);
    rig.tap('44, a share');
    rig.tap('Choose 30');
    rig.tap('The line of Treasure');
    expect(rig.explained).toEqual(['SHARES-71', 'SHARES-105']);
    expect(rig.said).toEqual([undefined, '30 does not beat 35.']);
    expect(rig.prompt()).toMatch(/^What becomes of 30\?Pull it to the end of its line/);
    rig.tap('To the end');
    rig.tap('12, a share');
    rig.tap('Pull it down for 1 card');
    expect(rig.sent).toEqual(['top 30 with 12']);
  });

  test('Wildlife, advanced: a second card, free or for those above it', () => {
    const rig = sit({ ...WILDLIFE, advanced: 'all' });
    rig.tap('44, a share');
    expect(rig.prompt()).toMatch(/^Where does 44 go\?/);
    rig.tap('Expand Treasure Hunting with 44');
    expect(rig.prompt()).toMatch(/^Lower 44 on Treasure Hunting too\?It costs nothing/);
    rig.tap('Lower it');
    rig.tap('12, a share');
    rig.tap('The line of Pearl');
    expect([rig.explained, rig.said]).toEqual([['SHARES-109'], ['12 does not beat 40.']]);
    rig.tap('Expand Treasure Hunting with 12');
    rig.tap('44, a share');
    rig.tap('Lower it for 1 card');
    expect(rig.sent).toEqual(['play 44 treasure', 'play 12 treasure with 44']);
  });
});
