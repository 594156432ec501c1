import { seeded } from '@fathoms/kernel/chance.ts';
import { start } from '@fathoms/kernel/match.ts';
import { holdsTrue } from '@fathoms/kernel/testing/foresight.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Foreseen, foresee } from '../foresee.ts';
import { locker } from '../index.ts';
import { cardId } from '../parts.ts';
import type { Event, State } from '../types.ts';
import { at, type Moment } from './table.ts';
import { walk } from './walk.ts';

const foreseen = (s: State, text: string): Foreseen => {
  const [seat] = locker.toAct(s);
  const action = locker.legal(s, seat).find(option => locker.format(option) === text);
  if (!action) throw new Error(`${text} is not legal`);
  return foresee(locker.view(s, seat), seat, action);
};
const ahead = (moment: Moment, text: string): Foreseen => foreseen(at(moment), text);

describe('what a choice would do', () => {
  test('a repeated suit is an incident, wherever the card comes from', () => {
    const net = ahead(
      { holds: [['key-3'], []], exploration: ['key-5', 'net-3'], phase: { name: 'net' } },
      'net key',
    );
    expect(net.mark).toBe('busts');
    const drawn = at({ exploration: ['map-3', 'chest-4'], locker: ['chest-2', 'key-2', 'net-2'] });
    drawn.phase = { name: 'map', drawn: [...drawn.locker] };
    expect(drawn.locker.map(card => foreseen(drawn, `map ${cardId(card)}`).mark)).toEqual([
      'busts',
      null,
      'wastes', // an empty hold: the Net finds nothing
    ]);
  });

  test('a Knife changes a score', () => {
    const { view, mark } = ahead(
      {
        holds: [[], ['mermaid-9', 'mermaid-5', 'chest-5']],
        exploration: ['knife-4'],
        phase: { name: 'knife' },
      },
      'knife B mermaid',
    );
    expect([mark, view?.scores]).toEqual([null, [0, 10]]);
  });

  test('a Harpoon that finds nothing is a waste; one with a single target goes on to what that does', () => {
    const harpoon: Moment = { exploration: ['net-3'], phase: { name: 'net' } };
    expect(ahead({ ...harpoon, holds: [['harpoon-4'], []] }, 'net harpoon').mark).toBe('wastes');
    const chain = ahead({ ...harpoon, holds: [['harpoon-4'], ['net-5']] }, 'net harpoon');
    expect(chain.mark).toBe('busts'); // the only rival card is a second Net
  });

  test('the next card is foreseen by whoever has looked at it, and by nobody else', () => {
    const moment: Moment = { exploration: ['key-3'], deck: ['key-5', 'map-3'] };
    expect(ahead({ ...moment, peek: 1 }, 'reveal').mark).toBe('busts');
    expect(ahead(moment, 'reveal')).toEqual({ news: [], view: null, mark: null });
  });

  test('a Map opens a pile nobody has seen: what it offers stays unknown', () => {
    const { news, view } = ahead(
      { holds: [['map-3'], []], exploration: ['net-3'], locker: ['key-2'], phase: { name: 'net' } },
      'net map',
    );
    expect(news.map(({ type }) => type)).toEqual(['placed']);
    expect(view).toBeNull();
  });
});

describe('over many matches', () => {
  const games = fc.record({
    seats: fc.constantFrom(2, 3, 4),
    divers: fc.constantFrom('off' as const, 'on' as const),
    variant: fc.constantFrom(...locker.options.variant),
    depth: fc.integer({ min: 1, max: 7 }),
    seed: fc.nat().map(String),
  });

  test('every option at every moment does what was foreseen, and only marked ones sink the player', () => {
    const seen = { certain: 0, busts: 0, wastes: 0 };
    const property = fc.property(games, ({ seats, divers, variant, depth, seed }) => {
      const chance = seeded(seed);
      const opening = start(locker, seats, { divers, variant, start: 'random' }, chance).state;
      const moments = [opening, ...[...walk(opening, depth, chance)].map(({ after }) => after)];
      for (const state of moments) {
        for (const seat of locker.toAct(state)) {
          for (const action of locker.legal(state, seat)) {
            const ahead = foresee(locker.view(state, seat), seat, action);
            const told = holdsTrue(locker, ahead, { state, seat, action, chance });
            const sinks = told.some(event => isIncidentOf(event, seat));
            if (ahead.mark === 'busts' || ahead.view) expect(ahead.mark === 'busts').toBe(sinks);
            if (ahead.view) seen.certain++;
            if (ahead.mark) seen[ahead.mark]++;
          }
        }
      }
    });
    fc.assert(property, { seed: 13, numRuns: 25 });
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(50); // the test has seen all of it
  });
});

const isIncidentOf = (event: Event, seat: number): boolean => event.type === 'crashed' && event.seat === seat;
