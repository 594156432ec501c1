import { seeded } from '@fathoms/kernel/chance.ts';
import type { Chance, Seen } from '@fathoms/kernel/game.ts';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../bot/chart.ts';
import { scubaHints } from '../bot/hints.ts';
import { chanceHome, homecoming } from '../bot/homecoming.ts';
import { scuba, scubaV1 } from '../index.ts';
import type { Version } from '../rulesets.ts';
import type { Action, Event, Options, ScubaKinds, State } from '../types.ts';
import { at, type Moment, OPTIONS } from './table.ts';

type Policy = (seen: Seen<ScubaKinds>, legal: readonly Action[], chance: Chance) => Action;

/** What a sound player does, in notation. Everybody's cards are open, so no news is needed. */
const sound = (moment: Moment): string => answer(seal, moment);

function answer(policy: Policy, moment: Moment): string {
  const s = at({ ...moment, openScores: true });
  const [seat] = scuba.toAct(s);
  const seen = { seat, view: scuba.view(s, seat), news: [] };
  return scuba.format(policy(seen, scuba.legal(s, seat), seeded('sound')));
}

/** Plays a match, one policy a seat, and shows each question and its answer to `look`. */
function playOut(
  policies: readonly Policy[],
  options: Options,
  seed: string,
  look: (seen: Seen<ScubaKinds>, answer: string, own: string) => void = () => {},
): State {
  const chance = seeded(seed);
  const news: Event[] = [];
  const dealer = { chance, tell: (event: Event) => news.push(event) };
  const s = scuba.setup(policies.length, options, dealer);
  for (let nth = 0; scuba.outcome(s) === null; nth++) {
    const [seat] = scuba.toAct(s);
    const legal = scuba.legal(s, seat);
    const own = `${seed}:${nth}`;
    const seen = { seat, view: scuba.view(s, seat), news };
    const action = policies[seat](seen, legal, seeded(own));
    if (!legal.some(one => scuba.format(one) === scuba.format(action))) throw new Error('not legal');
    look(seen, scuba.format(action), own);
    scuba.apply(s, seat, action, dealer);
  }
  return s;
}

const { naive } = scubaHints;
/** As the bots ask it: with the candidates of a table that fits what the seat knows. */
const seal: Policy = (seen, _legal, chance) => {
  const ideas = scubaHints.candidates?.(scuba.determinize(seen, chance), seen.seat) ?? [];
  return scubaHints.sound(seen, ideas, chance);
};
const expert: Policy = (seen, _legal, chance) => {
  if (!scubaHints.expert) throw new Error('Scuba has a strongest player of its own');
  return scubaHints.expert(seen, 1, chance);
};
const DECO: Options = { ...OPTIONS, decompression: 'on' };
const OPTION_SETS: Options[] = [OPTIONS, DECO, { ...OPTIONS, nonLethal: 'on' }, { ...DECO, nonLethal: 'on' }];

describe('policies', () => {
  test('answer with one of the legal actions, whatever the options and the number of divers', () => {
    for (const options of OPTION_SETS) {
      for (const seats of [2, 3, 4]) {
        const policies = Array.from(
          { length: seats },
          (_, seat) => [expert, seal, naive][(seat + seats) % 3],
        );
        expect(playOut(policies, options, `legal-${seats}`).phase.name).toBe('over');
      }
    }
  });

  test('do not notice when what their seat cannot know is changed', () => {
    const chance = seeded('other worlds');
    for (const policy of [naive, seal]) {
      playOut([policy, policy, policy], DECO, 'blind', (seen, answer, own) => {
        const other = scuba.determinize(seen, chance); // another table that looks the same from here
        const same = { ...seen, view: scuba.view(other, seen.seat) };
        expect(scuba.format(policy(same, scuba.legal(other, seen.seat), seeded(own)))).toBe(answer);
      });
    }
  });

  test('a sound player sees more of the reef than a beginner and comes home', () => {
    let [ahead, drowned] = [0, 0];
    const matches = 80; // of 800 it won 71 %
    for (let i = 0; i < matches; i++) {
      const own = i % 2;
      const policies = own === 0 ? [seal, naive] : [naive, seal];
      const s = playOut(policies, OPTIONS, `ladder-${i}`);
      if (scuba.outcome(s)?.places[own] === 1) ahead++;
      if (s.divers[own].status === 'dead') drowned++;
    }
    expect(ahead / matches).toBeGreaterThan(0.6);
    expect(drowned / matches).toBeLessThan(0.15);
  });
});

test('bots count what a card pays by the rules of their table', () => {
  const moment: Moment = { openScores: true, backs: { '1/5': 'red' }, fronts: ['R11'], events: ['ER4'] };
  const worth = (version: Version): number => {
    const view = scuba.view(at({ ...moment, version }), 0);
    return chartOf(scuba.determinize({ seat: 0, view, news: [] }, seeded('any')), 0).bands[0].points;
  };
  expect(worth(2) - worth(1)).toBeGreaterThan(0);
  expect(scubaV1.view(at({ ...moment, version: 1 }), 0)).not.toHaveProperty('version');
});

describe('a sound player', () => {
  const far = { at: '8/8', air: 18 } as const;

  test('sees the animal it has swum to', () => {
    expect(sound({ divers: [{ at: '4/5' }, far], shown: [['Y08', '4/5']], on: '4/5' })).toBe('see Y08');
  });

  test('swims to the better of two animals', () => {
    const shown: Moment['shown'] = [
      ['Y01', '4/4'],
      ['Y10', '4/6'],
    ];
    const dive = { limit: 1 };
    expect(sound({ divers: [{ at: '4/5' }, far], shown, dive })).toBe('step 4/6');
  });

  test('counts a combination: the animal that completes it goes before one worth more by itself', () => {
    const shown: Moment['shown'] = [
      ['G07', '6/4'],
      ['G09', '6/6'],
    ];
    const divers: Moment['divers'] = [{ at: '6/5', cards: ['lemon'] }, far];
    expect(sound({ divers, shown, dive: { limit: 1 } })).toBe('step 6/4');
  });

  test('goes up while there is just air enough for it, and leaves the tile alone that could cost some', () => {
    const low: Moment = { divers: [{ at: '4/5', air: 3 }, far], dive: { limit: 2 } };
    expect(sound(low)).toBe('step 3/5');
    const tile: Moment = {
      ...low,
      on: '4/5',
      backs: { '4/5': 'yellow' },
      fronts: ['Y11'],
      events: ['EY1', 'EY4'],
    };
    expect(sound(tile)).toBe('step 3/5');
  });

  test('surfaces with the last unit of air', () => {
    expect(sound({ divers: [{ at: '1/5', air: 1 }, far] })).toBe('step boat');
  });

  test('is up before the turns that cost points', () => {
    const divers: Moment['divers'] = [{ at: '2/5', air: 12 }, { at: 'boat' }];
    expect(sound({ divers, stage: 'final' })).toBe('step 1/5');
    expect(sound({ divers: [{ at: '1/5', air: 12 }, { at: 'boat' }], stage: 'final' })).toBe('step boat');
  });

  test('swims from the open water to the boat in the last turn', () => {
    const divers: Moment['divers'] = [{ at: 'S2' }, { at: 'boat' }];
    expect(sound({ divers, stage: 'final' })).toBe('step S3');
  });

  test('takes an animal from the cleaning station, but the point if that is worth more', () => {
    const station: Moment = { divers: [{ at: '6/5' }, far], on: '6/5', phase: { name: 'station' } };
    expect(sound({ ...station, shown: [['G04', '6/6']] })).toBe('see G04');
    expect(sound({ ...station, shown: [] })).toBe('point');
  });

  test('pushes a lost diver towards the rim', () => {
    const lost = (where: '6/3' | '6/7'): Moment => ({
      divers: [{ at: where }, far],
      phase: { name: 'bearings', chooser: 1 },
    });
    expect(sound(lost('6/3'))).toBe('push left');
    expect(sound(lost('6/7'))).toBe('push right');
  });
});

describe('an expert', () => {
  const far = { at: '8/8', air: 18 } as const;
  const clown: NonNullable<Moment['shown']> = [['Y01', '4/6']];

  test('sees the animal it has swum to', () => {
    expect(answer(expert, { divers: [{ at: '4/6' }, far], shown: clown, on: '4/6' })).toBe('see Y01');
  });

  test('goes up while the air lasts, with one rival and with more', () => {
    for (const rivals of [[far], [far, far]]) {
      expect(answer(expert, { divers: [{ at: '4/5', air: 3 }, ...rivals] })).toBe('step 3/5');
      expect(answer(expert, { divers: [{ at: '1/5', air: 1 }, ...rivals] })).toBe('step boat');
    }
  });

  test('thinks of a way in the same worlds as of another: asked again, it answers the same', () => {
    const moment: Moment = { divers: [{ at: '4/5', air: 12 }, far], shown: clown };
    expect(answer(expert, moment)).toBe(answer(expert, moment));
  });
});

describe('the chance to get home', () => {
  const chance = (row: number, air: number, moment: Moment = {}, tokens = 0): number =>
    chanceHome(homecoming(at(moment)), row, tokens, air);
  const rips: Moment = { pile: ['C12', 'C13', 'C21', 'C22', 'C01', 'C02', 'C03', 'C04'] };

  test('is none without air and certain with plenty', () => {
    expect(chance(8, 0)).toBe(0);
    expect(chance(1, 20)).toBeGreaterThan(0.999);
  });

  test('falls with depth and with every unit of air that is missing', () => {
    for (let air = 1; air < 12; air++) expect(chance(6, air)).toBeLessThanOrEqual(chance(6, air + 1));
    for (const row of [2, 4, 6]) expect(chance(row + 2, 8)).toBeLessThan(chance(row, 8));
  });

  test('knows what the pile still holds: rips take air', () => {
    expect(chance(4, 3, rips)).toBeLessThan(
      chance(4, 3, { pile: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06'] }),
    );
  });

  test('is lower with tokens to get rid of', () => {
    const deco: Moment = { decompression: true };
    expect(chance(2, 2, deco, 3)).toBeLessThan(chance(2, 2, deco, 1));
  });
});
