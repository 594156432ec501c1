import { seeded } from '@fathoms/kernel/chance.ts';
import { clone } from '@fathoms/kernel/clone.ts';
import { start } from '@fathoms/kernel/match.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { planAscent, reachable } from '../plan.ts';
import { columnOf, firstColumn, lastColumn, parseSpace, rowOf, type Space } from '../sea.ts';
import type { Event, Options, State } from '../types.ts';
import { view } from '../view.ts';
import { type Pace, walk } from './walk.ts';

const onOff = fc.constantFrom('off' as const, 'on' as const);
const games = fc.record({
  seats: fc.constantFrom(2, 3, 4),
  decompression: onOff,
  nonLethal: onOff,
  nerve: fc.integer({ min: 0, max: 8 }),
  seed: fc.nat().map(String),
});

function everyGame(check: (opening: State, paces: Pace[], news: readonly Event[]) => void, runs = 25): void {
  const property = fc.property(games, ({ seats, decompression, nonLethal, nerve, seed }) => {
    const chance = seeded(seed);
    const options: Options = { decompression, nonLethal, openScores: 'off', start: 'random' };
    const { state, events } = start(scuba, seats, options, chance);
    const paces = [...walk(state, nerve, chance)];
    check(state, paces, [...events, ...paces.flatMap(pace => pace.events)]);
  });
  fc.assert(property, { seed: 60, numRuns: runs });
}

/** Checks every state of many matches by dice. */
function everywhere(check: (s: State) => void, runs = 25): void {
  everyGame((opening, paces) => {
    check(opening);
    for (const { after } of paces) check(after);
  }, runs);
}

test('every diver is where its status says, in the columns in use, with air from 0 to 20', () => {
  everywhere(s => {
    const seats = s.divers.length;
    for (const { status, at, air, deco } of s.divers) {
      expect(rowOf(at) > 0).toBe(status === 'under' || status === 'dead');
      expect(columnOf(at)).toBeGreaterThanOrEqual(firstColumn(seats));
      expect(columnOf(at)).toBeLessThanOrEqual(lastColumn(seats));
      expect(air).toBeLessThanOrEqual(20);
      expect(air === 0).toBe(status === 'dead' || status === 'evacuated');
      if (!s.decompression || status === 'surfaced' || status === 'evacuated') expect(deco).toBe(0);
    }
  });
});

test('face-down tiles only ever vanish, one for each tile turned', () => {
  everyGame((_, paces) => {
    for (const { before, after, events } of paces) {
      const turned = events.filter(event => event.type === 'turned').length;
      const vanished = before.backs.filter((back, space) => back !== after.backs[space]);
      expect(vanished).toHaveLength(turned);
      expect(before.bags.flat().length - after.bags.flat().length).toBe(turned);
    }
  });
});

test('what is face up has not been seen by everybody who can still discover, and lies in rows 1 to 9', () => {
  everywhere(s => {
    for (const { at, discs } of s.shown) {
      const unseen = s.divers.some(
        ({ status }, seat) => status !== 'dead' && status !== 'evacuated' && !(discs & (1 << seat)),
      );
      if (s.phase.name !== 'over') expect(unseen).toBe(true);
      expect(rowOf(at)).toBeGreaterThan(0);
    }
  });
});

test('nobody sees a tile twice, and a species brings one card', () => {
  everyGame((_, __, news) => {
    const seen = news.filter(event => event.type === 'saw');
    expect(new Set(seen.map(({ seat, tile }) => `${seat} ${tile}`)).size).toBe(seen.length);
    const cards = seen.filter(({ card }) => card).map(({ seat, species }) => `${seat} ${species}`);
    expect(new Set(cards).size).toBe(cards.length);
  });
});

test('scores follow from the news', () => {
  everyGame((opening, paces, news) => {
    const end = paces[paces.length - 1].after;
    const seen = view(end, null).divers;
    for (const seat of opening.divers.keys()) {
      const chips = news.filter(event => event.type === 'scored').filter(event => event.seat === seat);
      const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
      const points = chips.map(({ points: one }) => one);
      expect(seen[seat].plus).toBe(sum(points.filter(one => one > 0)));
      expect(seen[seat].minus).toBe(-sum(points.filter(one => one < 0)) + 0);
      const bonus = sum((seen[seat].combinations ?? []).map(one => one.bonus));
      const cards = sum((seen[seat].cards ?? []).map(species => POINTS[species]));
      const score = cards + bonus + seen[seat].plus - seen[seat].minus;
      expect(scuba.outcome(end)?.scores[seat]).toBe(seen[seat].status === 'dead' ? 0 : score);
    }
  });
});

const POINTS: { [species: string]: number } = {
  ...{
    anemone: 1,
    parrot: 1,
    seafan: 2,
    stovepipe: 2,
    seahorse: 4,
    clown: 2,
    vase: 2,
    stingray: 3,
    moray: 3,
  },
  ...{ lionfish: 5, eagle: 3, turtle: 4, nurse: 4, lemon: 5, grouper: 5, barracuda: 6, manta: 8, hammer: 10 },
};

test('a turn takes at most five steps and never more up, down, left or right than allowed', () => {
  everywhere(s => {
    const { taken, up, down, left, right } = s.dive;
    expect(taken).toBe(up + down + left + right);
    expect(taken).toBeLessThanOrEqual(5);
    expect(up).toBeLessThanOrEqual(s.decompression ? 4 : 2);
    expect(Math.max(down, left, right)).toBeLessThanOrEqual(4);
  });
});

test('turns go round in seat order, and rounds begin at the starting player', () => {
  everyGame((opening, _, news) => {
    const turns = news.filter(event => event.type === 'began');
    const order = (seat: number) => (seat - opening.first + opening.divers.length) % opening.divers.length;
    turns.slice(1).forEach((turn, i) => {
      const before = turns[i];
      const isNewRound = order(turn.seat) <= order(before.seat);
      expect(turn.round).toBe(before.round + (isNewRound ? 1 : 0));
      expect(turn.turn).toBe(before.turn + 1);
    });
  });
});

test('stages come in their order, and the final round gives each living player one turn', () => {
  const order = ['normal', 'finish', 'final', 'solo', 'alone'];
  everyGame((_, __, news) => {
    const turns = news.filter(event => event.type === 'began');
    turns.slice(1).forEach((turn, i) => {
      expect(order.indexOf(turn.stage)).toBeGreaterThanOrEqual(order.indexOf(turns[i].stage));
    });
    const final = turns.filter(turn => turn.stage === 'final').map(turn => turn.seat);
    expect(new Set(final).size).toBe(final.length);
    expect(
      new Set(turns.filter(turn => turn.stage === 'solo').map(turn => turn.round)).size,
    ).toBeLessThanOrEqual(2);
  });
});

test('every match ends, and within 400 actions', () => {
  everyGame((_, paces) => {
    expect(paces.length).toBeLessThanOrEqual(400);
    expect(paces[paces.length - 1].after.phase.name).toBe('over');
  });
});

test('the legal steps are exactly the spaces the planner reaches in one', () => {
  everywhere(s => {
    if (s.phase.name !== 'diving') return;
    const legal = scuba.legal(s, s.active).flatMap(action => (action.type === 'step' ? [action.to] : []));
    const planned = reachable(view(s, null), s.active).filter(one => one.path.length === 1);
    expect(planned.map(one => parseSpace(one.at) as Space).sort()).toEqual([...legal].sort());
  }, 6);
});

test('who follows the ascent plan in calm water arrives with the air it promises', () => {
  everywhere(s => {
    if (s.phase.name !== 'diving' || s.stage !== 'normal') return;
    for (const manner of ['clean', 'quick'] as const) {
      const plan = planAscent(view(s, null), s.active, { manner });
      if (!plan || plan.spare < 1) continue;
      expect(climb(s, plan.rows)).toEqual({ air: plan.spare, minus: s.divers[s.active].minus + plan.points });
    }
  }, 8);
});

/** The active diver alone follows the rows; the others stay on the boat and the sea stays calm. */
function climb(from: State, rows: readonly number[]): { air: number; minus: number } {
  const s = clone(from);
  const seat = s.active;
  const dealer = { chance: { below: () => 0 }, tell: () => {} };
  for (const [other, diver] of s.divers.entries()) {
    if (other !== seat) Object.assign(diver, { status: 'evacuated', at: 5, air: 0 });
  }
  for (const row of rows) {
    s.currents = [0];
    while (s.divers[seat].status === 'under' && rowOf(s.divers[seat].at) > row) {
      const up = scuba.legal(s, seat).find(a => a.type === 'step' && rowOf(a.to) < rowOf(s.divers[seat].at));
      if (!up) throw new Error('the plan asks for too many steps up');
      const before = s.divers[seat].minus;
      scuba.apply(s, seat, up, dealer);
      if (s.divers[seat].status !== 'under')
        return { air: s.divers[seat].air, minus: minusBefore(s, before) };
    }
    scuba.apply(s, seat, { type: 'stop' }, dealer);
    s.stage = 'normal'; // no solo penalties: only the ascent is measured
  }
  throw new Error('the plan does not end at the surface');
}

/** Surfacing may end this small game; the surface space is not part of the plan. */
const minusBefore = (s: State, before: number): number => {
  const seat = s.divers.findIndex(({ status }) => status === 'surfaced');
  return s.divers[seat].minus - before >= 5 ? before + 5 : before;
};
