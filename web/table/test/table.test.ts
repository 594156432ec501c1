import type { SeatInfo } from '@fathoms/protocol/messages.ts';
import { expect, test } from 'vitest';
import type { GameScreen } from '../../board/screen.ts';
import { type LogRow, logRows, passagesOf } from '../../logbook/log.ts';
import { tableOf } from '../../session/test/fakes.ts';
import { de } from '../../words/de.ts';
import { en } from '../../words/en.ts';
import { facesOf } from '../faces.ts';
import { hintOf } from '../hint.ts';

const seats: SeatInfo[] = [
  { kind: 'human', name: 'Ada', here: true, awayMs: 0, standIn: null },
  { kind: 'human', name: 'Ben', here: false, awayMs: 1, standIn: null },
  { kind: 'bot', name: 'Pip', level: 'seal' },
];

test('who plays alone on a device is called you, others by their names', () => {
  const faces = facesOf(tableOf([0], { seats }), 'You');
  expect(faces.map(({ name, you, here, level }) => ({ name, you, here, level }))).toEqual([
    { name: 'You', you: true, here: true, level: null },
    { name: 'Ben', you: false, here: false, level: null },
    { name: 'Pip', you: false, here: true, level: 'seal' },
  ]);
  expect(new Set(faces.map(face => face.colour)).size).toBe(3);
});

test('people who share a device all keep their names, and so does everybody for a spectator', () => {
  for (const yours of [[0, 1], []])
    expect(facesOf(tableOf(yours, { seats }), 'You').map(face => face.name)).toEqual(['Ada', 'Ben', 'Pip']);
});

test('an illegal try is explained by its rule, other refusals by a sentence', () => {
  const faces = facesOf(tableOf([0], { seats }), de.you);
  const hint = (refusal: Parameters<typeof hintOf>[0]['what']) => hintOf({ id: 1, what: refusal }, faces, de);
  expect(hint({ refusal: { code: 'illegal', rule: 'TOY-7' } })).toEqual({ said: null, rule: 'TOY-7' });
  expect(hint({ refusal: { code: 'not-your-turn', toAct: [1, 2] } }).said).toContain('Ben und Pip');
  expect(hint({ refusal: { code: 'over' } }).said).toBe(de.refused.over);
  expect(hint({ code: 'seat-taken' })).toEqual({ said: de.errors['seat-taken'], rule: null });
});

test('the log has a heading before its row, and no row for what is not worth one', () => {
  const screen = {
    heading: ({ type }: { type: string }) => (type === 'turn' ? 'Turn 1' : null),
    isTables: ({ type }: { type: string }) => type === 'current',
    tell: ({ type }: { type: string }) => (type === 'quiet' ? null : `tells ${type}`),
  } as unknown as GameScreen;
  const news = [
    { seat: null, by: 'table', events: [{ type: 'turn' }] },
    { seat: 1, by: 'player', events: [{ type: 'quiet' }, { type: 'dived', seat: 1 }, { type: 'tide' }] },
    { seat: 1, by: 'table', events: [{ type: 'current', seat: 1 }] },
  ] as const;
  const faces = facesOf(tableOf([0], { seats }), en.you);
  expect(logRows(screen, news, faces, 'en').map(row => row.text)).toEqual([
    'Turn 1',
    'tells turn',
    'tells dived',
    'tells tide',
    'tells current',
  ]);
  const whose = logRows(screen, news, faces, 'en').map(row => (row.kind === 'story' ? row.seat : undefined));
  expect(whose, 'news of the table is nobody’s').toEqual([undefined, null, 1, null, null]);
});

test('a story that grows tells what is new; to others, or in another language, all of it', () => {
  const told: string[] = [];
  const screen = {
    heading: () => null,
    tell: ({ type }: { type: string }) => {
      told.push(type);
      return type;
    },
  } as unknown as GameScreen;
  const first = { seat: 1, by: 'player', events: [{ type: 'dived' }, { type: 'tide' }] } as const;
  const second = { seat: 2, by: 'player', events: [{ type: 'surfaced' }] } as const;
  const faces = facesOf(tableOf([0], { seats }), en.you);
  const tellings = [
    () => logRows(screen, [first], faces, 'en', 1),
    () => logRows(screen, [first, second], faces, 'en'),
    () => logRows(screen, [first, second], [...faces], 'en'),
    () => logRows(screen, [first], faces, 'de'),
  ];
  const heard = tellings.map(tell => {
    told.length = 0;
    tell();
    return told.join(' ');
  });
  expect(heard).toEqual(['dived', 'tide surfaced', 'dived tide surfaced', 'dived tide']);
});

test('a long story is told in passages without losing a row; when it grows, the earlier ones stay as they are', () => {
  const rows = Array.from({ length: 31 }, (_, step): LogRow => {
    return { kind: 'story', key: `${step}.0`, step, seat: null, text: `row ${step}` };
  });
  const passages = passagesOf(rows);
  expect(passages.flat()).toEqual(rows);
  expect(passagesOf(rows.slice(0, 25))[0]).toEqual(passages[0]);
  expect(passagesOf([])).toEqual([]);
});

test('a rematch moves everybody one seat on, and their colours with them', () => {
  const past = { table: 'x', names: ['Ada', 'Ben', 'Pip'], places: [1, 2, 3], scores: [3, 2, 1] };
  const colours = (part: Parameters<typeof tableOf>[1]) =>
    Object.fromEntries(facesOf(tableOf([], part), 'You').map(({ name, colour }) => [name, colour]));
  const turned = [...seats.slice(1), ...seats.slice(0, 1)];
  expect(colours({ seats: turned, history: [past] })).toEqual(colours({ seats }));
});
