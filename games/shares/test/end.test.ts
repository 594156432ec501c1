import { describe, expect, test } from 'vitest';
import { shares } from '../index.ts';
import { outcome } from '../scoring.ts';
import { view } from '../view.ts';
import { act, acts, at, drawnBy, kinds, listed, may, ofType, priced, sharesIn } from './table.ts';

describe('game end', () => {
  test('SHARES-64: the end is triggered once; later occasions have no effect', () => {
    const both = at({ draws: 2, fresh: true, depletions: 1, deck: [9], discards: [1, 2, 3, 4, 5, 6, 7, 8] });
    const events = acts(both, 'draw');
    expect(ofType(events, 'triggered')).toEqual([{ type: 'triggered', seat: 0, reason: 'depletion' }]);
    const later = at({ depletions: 1, deck: [9], discards: [1], ending: 0, final: true, active: 1 });
    expect(kinds(acts(later, 'draw'))).toEqual(['drew', 'depleted', 'turned']);
    expect(later).toMatchObject({ ending: 0, depletions: 2 });
  });

  test('SHARES-65: the turn that triggers the end is completed, its ability included', () => {
    const s = at({
      hands: [[44, 1], [], []],
      portfolios: [[33], [4], []],
      deck: [80],
      discards: [60, 61],
      depletions: 1,
    });
    const events = act(s, 'expand wildlife 44', 80, 60);
    expect(kinds(events)).toEqual([
      ...['expanded', 'declared', 'drew', 'depleted', 'triggered', 'shuffled', 'drew', 'offered'],
    ]);
    expect(s).toMatchObject({ ending: 0, final: false });
    expect(view(s, null).finalTurns).toBe(3);
    act(s, 'move 44 pearl with 01');
    expect(s).toMatchObject({ active: 1, final: true });
  });

  test('SHARES-66: then every player takes exactly one final turn', () => {
    const s = at({ depletions: 1, deck: [9], discards: [1, 2, 3, 4], active: 1 });
    acts(s, 'draw');
    const turns: [number, number | null][] = [];
    while (s.phase.name !== 'over') {
      turns.push([s.active, view(s, null).finalTurns]);
      acts(s, 'draw');
    }
    expect(turns).toEqual([
      [2, 3],
      [0, 2],
      [1, 1],
    ]);
    expect(view(s, null).finalTurns).toBe(0);
    expect(shares.toAct(s)).toEqual([]);
  });

  test('SHARES-67: final turns go clockwise and whoever triggered the end takes the last one', () => {
    const s = at({ hands: [[], [], [], []], depletions: 1, deck: [9], discards: [1, 2, 3, 4], active: 2 });
    const events = acts(s, 'draw', 'draw', 'draw', 'draw', 'draw');
    expect(ofType(events, 'turned').map(({ seat, final }) => [seat, final])).toEqual([
      [3, true],
      [0, true],
      [1, true],
      [2, true],
    ]);
    expect(kinds(events).pop()).toBe('ended');
  });

  test('SHARES-68: in a final turn everything is allowed, but no dividend is paid', () => {
    const last = () =>
      at({
        hands: [[44, 1], [], []],
        portfolios: [[33], [9], []],
        final: true,
        ending: 2,
        stacks: { wildlife: [13] },
      });
    expect(listed(last())).toContain('expand wildlife 44');
    expect(listed(last())).toContain('buy 44');
    expect(listed(last())).toContain('draw');
    const s = last();
    expect(kinds(act(s, 'expand wildlife 44'))).toEqual(['expanded', 'turned']);
    expect(s.hands).toEqual([[1], [], []]);
  });

  test('SHARES-69: in a final turn no ability may be used', () => {
    for (const company of ['cleaning', 'research', 'wildlife'] as const) {
      const s = at({ hands: [[44, 1, 2, 3], [], []], portfolios: [[], [50], []], final: true, ending: 2 });
      act(s, `expand ${company} 44`);
      expect(s).toMatchObject({ active: 1, phase: { name: 'action' } });
    }
  });

  test('SHARES-70: Pearl counts all the same', () => {
    const s = at({
      portfolios: [[2], [], []],
      stacks: { pearl: [5] },
      final: true,
      ending: 0,
      hands: [[], [], []],
    });
    acts(s, 'draw');
    expect(outcome(s)?.scores).toEqual([3, 0, 0]);
  });
});

const over = (moment: Parameters<typeof at>[0]) => at({ ...moment, phase: { name: 'over' } });

describe('scoring', () => {
  test('SHARES-139: a company is worth its number of depth cards, Pearl apart', () => {
    const s = at({ stacks: { cleaning: [5, 18], treasure: [14], research: [8, 32, 45], pearl: [23] } });
    const { companies } = view(s, null);
    expect(Object.values(companies).map(({ worth }) => worth)).toEqual([2, 1, 3, 3, 0]);
  });

  test('SHARES-140: shares times value, added up over the companies; the highest score wins', () => {
    const s = over({
      hands: [[], [1, 4, 9], []],
      portfolios: [[...sharesIn('cleaning', 2), 3], sharesIn('research', 2, [3]), []],
      stacks: { cleaning: [50, 51], research: [52, 53, 54] },
    });
    expect(outcome(s)).toEqual({ scores: [7, 6, 0], places: [1, 2, 3] });
    expect(view(s, null).winner).toBe(0);
    expect(outcome(at({}))).toBeNull();
  });

  test('SHARES-141: of equals more cards in hand wins', () => {
    const s = over({
      hands: [[20], [21, 22], [23, 24, 25]],
      portfolios: [[3], [8], []],
      stacks: { research: [50] },
    });
    expect(outcome(s)).toEqual({ scores: [1, 1, 0], places: [2, 1, 3] });
  });

  test('SHARES-142: then whoever sits furthest clockwise from the starting player', () => {
    expect(outcome(over({ first: 0 }))?.places).toEqual([3, 2, 1]);
    expect(outcome(over({ first: 2 }))?.places).toEqual([2, 1, 3]);
    expect(view(over({ first: 1 }), null).winner).toBe(0);
  });

  test('SHARES-143: hands are counted after the last final turn', () => {
    const s = at({ hands: [[20], [21], [22]], final: true, ending: 0, first: 0 });
    acts(s, 'draw');
    expect(s.phase.name).toBe('over');
    expect(view(s, null).winner).toBe(0);
  });

  test('nobody may do anything once the game is over', () => {
    const s = over({ hands: [[44, 1], [], []] });
    expect(listed(s)).toEqual([]);
    expect(priced(s)).toEqual([]);
    expect(may(s, 'draw')).toBe(false);
    expect(drawnBy([], 3)).toEqual([0, 0, 0]);
  });
});
