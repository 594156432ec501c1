import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import { start } from '@fathoms/kernel/match.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dive } from '../index.ts';
import { OCEAN_IDS } from '../parts.ts';
import { pictures, type StackScene } from '../pictures.ts';
import type { Options } from '../types.ts';
import { act, after, at, OPTIONS, only, opened, refusal, round } from './table.ts';
import { type Pace, walk } from './walk.ts';

const games = fc.record({
  seats: fc.constantFrom(1, 2, 3, 4),
  mode: fc.constantFrom('standard' as const, 'children' as const),
  chief: fc.constantFrom('off' as const, 'on' as const),
  companions: fc.constantFrom('off' as const, 'on' as const),
  seed: fc.nat().map(String),
});

function everyGame(check: (paces: readonly Pace[]) => void): void {
  const property = fc.property(games, ({ seats, seed, ...chosen }) => {
    const options = { ...OPTIONS, ...chosen } as Options;
    if (dive.forbids(seats, options)) return;
    const chance = seeded(seed);
    check([...walk(start(dive, seats, options, chance).state, chance)]);
  });
  fc.assert(property, { seed: 132, numRuns: 40 });
}

describe('in every game', () => {
  test('no pawn ever goes back, and every space is told by the news', () => {
    everyGame(paces => {
      for (const { before, after, events } of paces) {
        const told = before.divers.map(({ space }) => space);
        for (const event of events) {
          if (event.type === 'helped' && event.pawn !== 'chief') told[event.pawn] = event.to;
          if (event.type === 'thanked') told[event.seat] = event.to;
          if (event.type !== 'rested') continue;
          for (const { pawn, to } of event.moves) if (pawn !== 'chief') told[pawn] = to;
        }
        expect(after.divers.map(({ space }) => space)).toEqual(told);
        for (const [seat, { space }] of after.divers.entries()) {
          expect(space).toBeGreaterThanOrEqual(before.divers[seat].space);
        }
      }
    });
  });

  test('as many cards go as levels are turned, from the top', () => {
    everyGame(paces => {
      for (const { before, after, events } of paces) {
        const turned = events.filter(({ type }) => type === 'turned').length;
        expect(after.stack).toEqual(before.stack.slice(turned));
        expect(after.gone).toEqual([...before.gone, ...before.stack.slice(0, turned)]);
      }
    });
  });

  test('a round moves nobody by Rest more than the levels programmed, and ends only where the rules say', () => {
    everyGame(paces => {
      for (const { after, events } of paces) {
        for (const event of events) {
          if (event.type !== 'rested') continue;
          for (const { levels, from, to, blocked } of event.moves) {
            expect(levels).toBeLessThanOrEqual(6);
            expect(to - from).toBe(blocked ? 0 : levels);
          }
          const furthest = Math.max(after.chief?.space ?? 0, ...after.divers.map(({ space }) => space));
          expect(after.phase === 'over').toBe(furthest >= 23 || after.stack.length === 0);
        }
      }
    });
  });
});

describe('secrets', () => {
  const secrets = (s: ReturnType<typeof at>): RegExp =>
    new RegExp([...OCEAN_IDS, s.key, ...(s.chief?.deck ?? [])].map(id => `"${id}"`).join('|'));

  test('H3: no view, option or refusal of a seat or spectator has a card’s id, how it lies, or the key', () => {
    const s = opened(3, { companions: 'on', chief: 'on' });
    for (const viewer of [0, 1, 2, null] as const) {
      const own =
        viewer === null
          ? null
          : [dive.legal(s, viewer), dive.choices?.describe(s, viewer), refusal(s, viewer, 'x')];
      expect(JSON.stringify([dive.view(s, viewer), own])).not.toMatch(secrets(s));
      expect(dive.view(s, viewer).stack).toBeNull();
    }
    expect(dive.view(s, 'all').stack).toEqual(s.stack);
  });

  test('H3: news names a card’s content, its id only where nothing is hidden', () => {
    const { news, s } = after({ cards: ['shark', 'GT'] }, '1s 2n', '1n');
    expect(JSON.stringify(news.map(event => dive.redact(event, 0)))).not.toMatch(secrets(s));
    expect(news.map(event => dive.redact(event, 'all'))).toEqual(news);
    expect(only(news, 'turned').map(event => dive.redact(event, null))).toMatchObject([
      { card: null },
      { card: null },
    ]);
  });

  test('a view is nobody’s handle on the state', () => {
    const s = at({ holds: ['octopus', null], chief: 3 });
    act(s, 0, 'octopus 5,5@5');
    act(s, 0, 'ready 1n');
    const before = clone(s);
    const view = dive.view(s, 0);
    view.divers[0].space = 9;
    if (view.octopus) view.octopus.x = 77;
    view.program?.levels.pop();
    view.ages.push(3);
    expect(s).toEqual(before);
  });
});

describe('pictures', () => {
  test('H7: a round leaves the card of each level and the stack under it, in order', () => {
    const s = at({ cards: ['shark', 'GT'] });
    const [first, second] = s.stack;
    const key = s.key;
    const all = s.stack.length + s.gone.length;
    round(s, '1s 2n', '1n');
    const shown = pictures.passing(s);
    expect(Object.keys(shown)).toEqual(['card-1', 'under-1', 'card-2', 'under-2']);
    expect(shown['card-1']).toEqual({ key, card: { id: first.card, turn: 0, flipped: false } });
    expect((shown['under-1'] as StackScene).cards[0].id).toBe(second.card);
    const under = shown['under-2'] as StackScene;
    expect(under).toEqual(pictures.scenes(s).stack);
    expect(under.removed + under.cards.length).toBe(all);
  });

  test('an emptied stack is no picture', () => {
    const { s } = after({ cards: ['–'], last: true }, '1n', '1n');
    expect(pictures.scenes(s)).toEqual({});
    expect(Object.keys(pictures.passing(s))).toEqual(['card-1']);
  });
});

describe('notation', () => {
  test('reads back every action, and only what is written as it should be', () => {
    for (const text of [
      ...['take white', 'withdraw', 'announce orca', 'dolphins C', 'octopus 0,100@7'],
      ...['ready 1n 3s 45n 2n', 'ready 1n 2n 3s 4n 5n angler s', 'ready 12n 3s clown 2', 'ready nsnsn'],
    ]) {
      const action = dive.parse(text);
      expect(action && dive.format(action)).toBe(text);
    }
    for (const text of [
      ...['', 'take', 'take shark', 'announce angler', 'announce', 'dolphins', 'dolphins b', 'octopus 5,5'],
      ...[
        'octopus 05,5@1',
        'octopus -1,5@1',
        'ready',
        'ready 6n',
        'ready 0n',
        'ready n1',
        'ready 1x',
        'ready 31n',
      ],
      ...['ready 1n  2n', 'ready 1n angler', 'ready 1n angler x', 'ready 1n clown', 'ready 1n clown 0'],
      ...[
        'ready 1n clown 1 angler s',
        'withdraw now',
        'ready - 2n',
        'ready 1?',
        'Ready 1n',
        'ready angler s',
      ],
    ]) {
      expect(dive.parse(text), text).toBeNull();
    }
  });
});
