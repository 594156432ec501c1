import { locker } from '@fathoms/games/locker/index.ts';
import { scuba } from '@fathoms/games/scuba/index.ts';
import { expect, test } from 'vitest';
import { SITES } from '../../games/sites.ts';
import { chosenOptions } from '../../session/chosen-options.ts';
import { type Crew, seated } from '../crew.ts';
import { planFor, type SetupPlan, withPlan } from '../plans.ts';

const ROOM = { min: 2, max: 4 };
const NAMES = { you: 'You', diver: (n: number) => `Diver ${n}` };
const PLAN: SetupPlan = {
  crew: [
    { who: 'you', name: 'Old name' },
    { who: 'barracuda', name: 'Pip' },
  ],
  options: { divers: 'on' },
};

test('a first game is against two bots that still learn', () => {
  const { crew, options } = planFor(null, 'locker', 'solo', ROOM, '');
  expect(crew.map(seat => seat.who)).toEqual(['you', 'minnow', 'minnow']);
  expect(options).toEqual({});
});

test('the next game begins as the last one did, under the name one has now', () => {
  const stored = withPlan(null, 'locker', 'solo', PLAN);
  expect(planFor(stored, 'locker', 'solo', ROOM, 'Mara')).toEqual({
    crew: [
      { who: 'you', name: 'Mara' },
      { who: 'barracuda', name: 'Pip' },
    ],
    options: { divers: 'on' },
  });
  expect(planFor(stored, 'locker', 'pass', ROOM, '').crew.map(seat => seat.who)).toEqual(['you', 'person']);
  expect(planFor(stored, 'scuba', 'solo', ROOM, '').options).toEqual({});
});

test('what was stored by somebody else, or fits no more, is a first game', () => {
  const kept = withPlan(null, 'locker', 'solo', PLAN);
  for (const stored of ['nonsense', '[]', '{"locker/solo":{"crew":7}}', kept.replace('barracuda', 'whale')])
    expect(planFor(stored, 'locker', 'solo', ROOM, '').crew.length).toBe(3);
  expect(planFor(kept, 'locker', 'solo', { min: 3, max: 4 }, '').crew.length).toBe(3);
});

test('options a game does not know, or forbids for so many, are put right', () => {
  expect(chosenOptions(locker, 2, { divers: 'on', start: 'D', reef: 'on' })).toEqual({
    divers: 'on',
    variant: 'none',
    start: 'random',
  });
  expect(chosenOptions(scuba, 2, { openScores: 'perhaps' }).openScores).toBe('off');
});

test('alone one is You; around one device everybody has a name', () => {
  const alone: Crew = [
    { who: 'you', name: '' },
    { who: 'seal', name: 'Pip' },
  ];
  expect(seated(alone, NAMES).map(seat => seat.name)).toEqual(['You', 'Pip']);
  expect(seated([...alone, { who: 'person', name: ' ' }], NAMES).map(seat => seat.name)).toEqual([
    'Diver 1',
    'Pip',
    'Diver 3',
  ]);
});

test('every switch of every game says what on and off mean, and what it is about', async () => {
  for (const site of SITES) {
    const screen = await site.screen?.();
    for (const language of ['en', 'de'] as const)
      for (const [name, text] of Object.entries(screen?.options(language) ?? {})) {
        const { on, off } = text.values;
        if (!on || !off) continue;
        expect(on.help && off.help, `${site.id}.${name} (${language})`).toBeTruthy();
        expect(text.name.toLowerCase()).not.toBe(language === 'en' ? 'divers' : 'taucher');
      }
  }
});
