import { seeded } from '@fathoms/kernel/chance.ts';
import type { Seen } from '@fathoms/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { lockerHints } from '../bot/hints.ts';
import { locker } from '../index.ts';
import { CARDS, cardId, rankOf } from '../parts.ts';
import type { Event, LockerKinds } from '../types.ts';
import { at, type Moment } from './table.ts';

/** What the active player knows at this moment: every card that left the deck was announced. */
function seenAt(moment: Moment): Seen<LockerKinds> {
  const s = at(moment);
  const left = [...s.deck, ...s.top];
  const news: Event[] = CARDS.filter(card => rankOf(card) > 0 && !left.includes(card)).map(card => ({
    type: 'revealed',
    seat: 0,
    card: cardId(card),
  }));
  return { seat: s.active, view: locker.view(s, s.active), news };
}

/** What a sound player does, in notation. */
function sound(moment: Moment): string {
  const seen = seenAt(moment);
  return locker.format(lockerHints.sound(seen, locker.legal(at(moment), seen.seat), seeded('sound')));
}

const ranks = (suit: string, from = 3, to = 7) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${suit}-${from + i}` as `key-${number}`);

describe('a sound player', () => {
  test('takes one more card from a single one', () => {
    expect(sound({ exploration: ['mermaid-5'] })).toBe('reveal');
  });

  test('goes home with a rich haul and half the deck against it', () => {
    const exploration = ['mermaid-9', 'key-7', 'chest-6', 'knife-7', 'drone-7', 'harpoon-7'] as const;
    expect(sound({ exploration: [...exploration] })).toBe('return');
  });

  test('goes on with the same haul when an Anchor keeps it', () => {
    const exploration = ['mermaid-9', 'knife-7', 'drone-7', 'harpoon-7', 'map-6', 'anchor-3'] as const;
    expect(sound({ exploration: [...exploration] })).toBe('reveal');
  });

  test('counts what is left: it goes on when only safe cards can come', () => {
    const exploration = ['key-7', 'knife-7'] as const;
    const gone = [...ranks('key', 3, 6), ...ranks('knife', 3, 6), 'key-2', 'knife-2'] as `key-${number}`[];
    expect(sound({ exploration: [...exploration], locker: gone })).toBe('reveal');
  });

  test('believes what it has peeked at', () => {
    const exploration = ['drone-3', 'key-7', 'mermaid-9', 'knife-4', 'map-7'] as const;
    const safe: Moment = { exploration: [...exploration], deck: ['chest-7', 'key-3'], peek: 1 };
    const deadly: Moment = { exploration: ['drone-3'], deck: ['drone-7', 'chest-3'], peek: 1 };
    expect(sound(safe)).toBe('reveal');
    expect(sound(deadly)).toBe('return');
  });

  test('takes the dry card a Map offers, and the better of two', () => {
    const phase = (...drawn: number[]) => ({ name: 'map', drawn }) as const;
    const [key2, chest2, mermaid4] = ['key-2', 'chest-2', 'mermaid-4'].map(id =>
      CARDS.findIndex(card => cardId(card) === id),
    );
    const table: Moment = { exploration: ['map-5', 'key-4'], locker: ['key-2', 'chest-2', 'mermaid-4'] };
    expect(sound({ ...table, phase: phase(key2, mermaid4) })).toBe('map mermaid-4');
    expect(sound({ ...table, phase: phase(key2, chest2) })).toBe('map chest-2');
  });

  test('knifes where it hurts most, not what lies highest', () => {
    const rival = ['mermaid-9', 'mermaid-8', 'key-6'] as const;
    const phase = { name: 'knife' } as const;
    expect(sound({ holds: [[], [...rival]], exploration: ['knife-3'], phase })).toBe('knife B key');
    expect(sound({ holds: [[], [...rival]], exploration: ['knife-3'], phase, variant: 'V2' })).toBe(
      'knife B mermaid',
    );
  });

  test('knifes the leader of several', () => {
    const holds: Moment['holds'] = [[], ['key-5'], ['chest-5', 'mermaid-9', 'map-7']];
    expect(sound({ holds, exploration: ['knife-3'], phase: { name: 'knife' } })).toBe('knife C mermaid');
  });

  test('does not strike the owner of Turned Blade when it can hurt somebody else', () => {
    const holds: Moment['holds'] = [['key-7'], ['mermaid-9', 'map-7'], ['chest-3']];
    const divers: Moment['divers'] = [null, 'D02', null];
    expect(sound({ holds, divers, exploration: ['knife-3'], phase: { name: 'knife' } })).toBe(
      'knife C chest',
    );
  });

  test('nets a card that does not sink it', () => {
    const holds: Moment['holds'] = [['key-7', 'chest-3'], []];
    expect(sound({ holds, exploration: ['key-3', 'net-4'], phase: { name: 'net' } })).toBe('net chest');
  });

  test('stops short of 60 in V6, and goes for 50 in V3', () => {
    const high = ['anchor-7', 'squid-7', 'map-7', 'key-7', 'chest-7', 'knife-7', 'mermaid-9'] as const; // 51
    const table: Moment = { holds: [[...high], []], exploration: ['drone-6'] };
    expect(sound({ ...table, variant: 'V6', deck: ['net-7', 'net-5'], peek: 1 })).toBe('return');
    const low = high.slice(0, 6); // 42
    const fifty: Moment = { holds: [[...low], []], exploration: ['drone-5'], variant: 'V3' };
    expect(sound({ ...fifty, deck: ['mermaid-4', 'net-5'], peek: 1 })).toBe('reveal');
  });
});

describe('the worth of a table', () => {
  test('is all or nothing at the end, and shared victories are shared', () => {
    const over = { name: 'over', reason: 'deck' } as const;
    expect(lockerHints.worth(at({ holds: [['key-5'], ['key-3']], phase: over }))).toEqual([1, 0]);
    expect(lockerHints.worth(at({ holds: [['key-5'], ['chest-5']], phase: over }))).toEqual([0.5, 0.5]);
  });

  test('adds up to one before that, and a lead weighs more the fewer cards are left', () => {
    const holds: Moment['holds'] = [['key-7', 'mermaid-9', 'chest-7'], ['map-7']];
    const early = lockerHints.worth(at({ holds }));
    const late = lockerHints.worth(at({ holds, deck: ['net-5', 'net-6', 'drone-3'] }));
    expect(early[0] + early[1]).toBeCloseTo(1);
    expect(early[0]).toBeGreaterThan(0.5);
    expect(late[0]).toBeGreaterThan(early[0]);
  });
});
