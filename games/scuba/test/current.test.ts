import { expect, test } from 'vitest';
import { scuba } from '../index.ts';
import { CURRENT_CARDS, type CurrentId, currentId } from '../parts.ts';
import { spaceId } from '../sea.ts';
import type { State } from '../types.ts';
import { act, afterEvent, at, drawing, dustOf, type Moment, options, steps, where } from './table.ts';

/** A stops, B's Step 2 turns up this card. */
function drift(card: CurrentId, m: Moment = {}): { s: State; news: ReturnType<typeof act> } {
  const s = at({ ...m, pile: [card] });
  const news = act(s, 'stop');
  return { s, news };
}
const tiles = (s: State): { [tile: string]: string } =>
  Object.fromEntries(scuba.view(s, null).shown.map(({ tile, at: place }) => [tile, place]));

test('SCUBA-19: the active player turns up a current card, and it stays visible', () => {
  const { s, news } = drift('C05');
  expect(news).toContainEqual({ type: 'drawn', seat: 1, card: 'C05', wake: false, shuffled: false });
  expect(scuba.view(s, null)).toMatchObject({ open: 'C05', drift: ['C05'], pile: 0 });
});

test('SCUBA-20: in calm seas nothing moves', () => {
  for (const card of ['C01', 'C02', 'C03', 'C04'] as const) {
    const { s, news } = drift(card, { shown: [['R01', '1/5']] });
    expect(news.some(({ type }) => type === 'drifted')).toBe(false);
    expect([where(s, 0), where(s, 1), tiles(s).R01]).toEqual(['4/5', '8/8', '1/5']);
  }
});

test('SCUBA-21: every face-up animal moves by the shift of its own colour, wherever it lies', () => {
  const { s } = drift('C31', {
    shown: [
      ['R01', '7/5'],
      ['Y01', '1/5'],
      ['G01', '2/5'],
      ['B01', '3/5'],
    ],
  });
  expect(tiles(s)).toEqual({ R01: '7/4', Y01: '1/4', G01: '1/5', B01: '4/5' });
});

test('SCUBA-22: face-down tiles and dust cubes never move', () => {
  const { s } = drift('C06', { backs: { '4/4': 'yellow' }, dust: { '4/6': [0] } });
  expect(scuba.view(s, null)).toMatchObject({ backs: [{ at: '4/4' }], dust: [{ at: '4/6', seats: [0] }] });
});

test('SCUBA-23: discs move with their tile', () => {
  const { s, news } = drift('C06', { shown: [['Y01', '4/4', [0]]] });
  expect(scuba.view(s, null).shown).toMatchObject([{ tile: 'Y01', at: '4/3', discs: [0] }]);
  expect(news).toContainEqual(
    expect.objectContaining({ type: 'drifted', tiles: [{ tile: 'Y01', from: '4/4', to: '4/3' }] }),
  );
});

test('SCUBA-24: all divers underwater move by the divers’ shift', () => {
  const { s, news } = drift('C06');
  expect([where(s, 0), where(s, 1)]).toEqual(['4/4', '8/7']);
  expect(news).toContainEqual({
    type: 'drifted',
    card: 'C06',
    tiles: [],
    divers: [
      { seat: 0, from: '4/5', to: '4/4' },
      { seat: 1, from: '8/8', to: '8/7' },
    ],
  });
});

test('SCUBA-25: a shift of two is two spaces, each with the edge rules', () => {
  const { s } = drift('C12', {
    divers: [{ at: '4/3' }, { at: '8/8' }],
    shown: [
      ['G01', '5/3'],
      ['G02', '5/4'],
    ],
  });
  expect(where(s, 0)).toBe('4/2'); // one space, then the edge
  expect(tiles(s)).toEqual({ G02: '5/2' });
  const up = drift('C24', { shown: [['B01', '2/5']] });
  expect(tiles(up.s)).toEqual({ B01: '1/5' });
});

test('SCUBA-26: any number of tiles and divers may share a space', () => {
  const { s } = drift('C06', {
    divers: [{ at: '4/5' }, { at: '4/5' }, { at: '4/5' }],
    shown: [
      ['Y01', '4/5'],
      ['Y02', '4/5'],
      ['G04', '4/5'],
    ],
  });
  expect([0, 1, 2].map(seat => where(s, seat))).toEqual(['4/4', '4/4', '4/4']);
  expect(tiles(s)).toEqual({ Y01: '4/4', Y02: '4/4', G04: '4/4' });
});

test('SCUBA-27: nothing moves up from row 1', () => {
  const { s } = drift('C25', { divers: [{ at: '1/5' }, { at: '8/8' }], shown: [['Y01', '1/3']] });
  expect([where(s, 0), where(s, 1), tiles(s).Y01]).toEqual(['1/5', '7/8', '1/3']);
});

test('SCUBA-28: a tile pushed past the side leaves the game', () => {
  const two = drift('C06', { shown: [['Y01', '4/2']] });
  expect(tiles(two.s)).toEqual({});
  expect(two.s.gone).toHaveLength(1);
  expect(two.news).toContainEqual(
    expect.objectContaining({ tiles: [{ tile: 'Y01', from: '4/2', to: null }] }),
  );
  const divers = [{ at: '4/5' }, { at: '8/8' }, { at: '3/3' }] as const;
  expect(tiles(drift('C06', { divers: [...divers], shown: [['Y01', '4/2']] }).s)).toEqual({ Y01: '4/1' });
  expect(tiles(drift('C06', { divers: [...divers], shown: [['Y01', '4/1']] }).s)).toEqual({});
  expect(tiles(drift('C15', { divers: [...divers], shown: [['Y01', '4/8']] }).s)).toEqual({ Y01: '4/9' });
  expect(tiles(drift('C15', { divers: [...divers], shown: [['Y01', '4/9']] }).s)).toEqual({});
  expect(tiles(drift('C15', { shown: [['Y01', '4/8']] }).s)).toEqual({});
});

test('SCUBA-29: a diver pushed against the side stays in the edge column', () => {
  expect(where(drift('C12', { divers: [{ at: '4/2' }, { at: '8/8' }] }).s, 0)).toBe('4/2');
  expect(where(drift('C21', { divers: [{ at: '4/5' }, { at: '8/8' }] }).s, 1)).toBe('8/8');
  expect(where(drift('C21', { divers: [{ at: '4/8' }, { at: '8/8' }, { at: '3/3' }] }).s, 0)).toBe('4/9');
});

test('SCUBA-30: a tile pushed down from row 8 goes to row 9, from row 9 off the board', () => {
  expect(tiles(drift('C26', { shown: [['B01', '8/5']] }).s)).toEqual({ B01: '9/5' });
  expect(tiles(drift('C26', { shown: [['B01', '9/5']] }).s)).toEqual({});
});

test('SCUBA-31: a diver pushed down from row 8 goes to row 9 and no deeper', () => {
  const { s } = drift('C27', { divers: [{ at: '9/5' }, { at: '8/8' }] });
  expect([where(s, 0), where(s, 1)]).toEqual(['9/5', '9/8']);
});

test('SCUBA-32: row 9 is the deepest and has its own air cost', () => {
  const s = at({ divers: [{ at: '9/5' }, { at: '8/8' }] });
  expect(scuba.view(s, null).divers[0].airDue).toBe(5);
  act(s, 'stop');
  expect(s.divers[0].air).toBe(15);
});

test('SCUBA-33: a tile moved up from row 9 can be seen again', () => {
  const s = at({ divers: [{ at: '7/6' }, { at: '8/8' }], shown: [['B01', '9/6']] });
  s.currents = [22]; // C23: blue up
  act(s, 'stop');
  expect(tiles(s)).toEqual({ B01: '8/6' });
  act(s, 'stop'); // the pile is made anew from the one card: up again
  expect(tiles(s)).toEqual({ B01: '7/6' });
  act(s, 'step 7/7');
  act(s, 'step 7/6');
  expect(options(s)).toContain('see B01');
});

test('SCUBA-34: discs of a tile that leaves the game go back, so nothing is left of them', () => {
  const { s } = drift('C06', { shown: [['Y01', '4/2', [0, 1]]] });
  expect(s.shown).toEqual([]);
  expect(scuba.view(s, null).gone).toEqual(['Y01']);
});

test('SCUBA-35: snorkellers are moved by horizontal currents only', () => {
  const divers = [{ at: 'S2' }, { at: '8/8' }, { at: '4/4' }] as const;
  expect(where(drift('C06', { divers: [...divers] }).s, 0)).toBe('S1');
  expect(where(drift('C15', { divers: [...divers] }).s, 0)).toBe('S3');
  expect(where(drift('C15', { divers: [{ at: 'S8' }, { at: '8/8' }, { at: '4/4' }] }).s, 0)).toBe('S9');
  expect(where(drift('C24', { divers: [...divers] }).s, 0)).toBe('S2');
  expect(where(drift('C28', { divers: [...divers] }).s, 0)).toBe('S2');
});

test('SCUBA-36: divers on the boat and evacuated divers are not moved', () => {
  const { s } = drift('C12', {
    divers: [{ at: 'S9' }, { at: '8/8' }, { at: 'boat' }, { at: 'S3', status: 'evacuated' }],
  });
  expect([0, 2, 3].map(seat => where(s, seat))).toEqual(['S7', 'boat', 'S3']);
});

test('SCUBA-37: a snorkeller pushed onto the boat is aboard and the rest of the shift is lost', () => {
  const { s } = drift('C21', { divers: [{ at: 'S3' }, { at: '8/8' }, { at: '7/3' }] });
  expect(where(s, 0)).toBe('boat');
  expect(where(drift('C12', { divers: [{ at: 'S8' }, { at: '8/8' }, { at: '7/3' }] }).s, 0)).toBe('boat');
});

test('SCUBA-38: a snorkeller in an edge column is not pushed further', () => {
  expect(where(drift('C12', { divers: [{ at: 'S2' }, { at: '8/8' }] }).s, 0)).toBe('S2');
  expect(where(drift('C12', { divers: [{ at: 'S2' }, { at: '8/8' }, { at: '5/5' }] }).s, 0)).toBe('S1');
  expect(where(drift('C21', { divers: [{ at: 'S8' }, { at: '8/8' }] }).s, 0)).toBe('S8');
});

test('SCUBA-39: a rip costs each diver underwater 1 air after the shifts, and several can die of it', () => {
  const { s, news } = drift('C13', {
    divers: [{ at: '4/5', air: 3 }, { at: '8/8' }, { at: '5/5', air: 1 }, { at: 'S2', air: 1 }],
  });
  expect(s.divers.map(({ status, air }) => [status, air])).toEqual([
    ['dead', 0], // 2 for row 4, then 1
    ['under', 19],
    ['dead', 0],
    ['surfaced', 1],
  ]);
  const order = news.map(({ type }) => type);
  expect(order.indexOf('drifted')).toBeLessThan(order.lastIndexOf('breathed'));
  expect(news).toContainEqual({ type: 'died', seat: 0, at: '4/3' });
});

test('SCUBA-40: a diver who dies in Step 2 of the own turn has no Step 3', () => {
  const { s, news } = drift('C13', { divers: [{ at: '4/5' }, { at: '8/8', air: 1 }, { at: '5/5' }] });
  expect(s.divers[1].status).toBe('dead');
  expect(s.active).toBe(2);
  expect(news.filter(({ type }) => type === 'began')).toHaveLength(2);
  expect(news).not.toContainEqual(expect.objectContaining({ type: 'breathed', seat: 1, by: 'depth' }));
});

test('SCUBA-41: being moved by a current is no step: no dust and no discovering', () => {
  const { s } = drift('C06', { divers: [{ at: '4/5' }, { at: '8/8' }], shown: [['G01', '8/8']] });
  expect(where(s, 1)).toBe('8/7');
  expect(tiles(s).G01).toBe('8/7');
  expect(options(s).filter(text => text.startsWith('see'))).toEqual([]);
  act(s, 'stop');
  expect(dustOf(s, 1)).toEqual([]);
});

test('SCUBA-42: an empty pile is made anew from all discards, and the open card’s limits still apply', () => {
  const used = CURRENT_CARDS.map(currentId);
  const s = at({ pile: [], drift: used });
  s.currents = [];
  const news = act(s, 'stop', ...drawing(used, 'C09'));
  expect(news).toContainEqual({ type: 'drawn', seat: 1, card: 'C09', wake: false, shuffled: true });
  expect(s.currents).toHaveLength(31);
  expect(s.drift.map(currentId)).toEqual(['C09']);

  const wake = afterEvent(
    'ER8',
    { pile: [], drift: ['C01', 'C06'], open: 'C06' },
    ...drawing(['C01', 'C06'], 'C01'),
  );
  expect(scuba.view(wake.s, null)).toMatchObject({ open: 'C06', pile: 1, drift: ['C01'] });
  expect(wake.s.dive).toMatchObject({ right: 0 });
  expect(scuba.view(wake.s, null).dive.allowance.right).toBe(3);
});

test('each of the 32 cards moves every colour and the divers as its row says', () => {
  for (const card of CURRENT_CARDS) {
    const { s } = drift(currentId(card), {
      divers: [{ at: '5/5' }, { at: '5/5' }, { at: '5/5' }],
      shown: [
        ['R01', '5/5'],
        ['Y01', '5/5'],
        ['G01', '5/5'],
        ['B01', '5/5'],
      ],
    });
    const places = [...s.shown.map(shown => spaceId(shown.at)), where(s, 2)];
    expect([currentId(card), ...places.map(arrow), 20 - s.divers[2].air].join(' ')).toBe(CARDS[card]);
  }
});

function arrow(place: string): string {
  const [row, column] = place.split('/').map(Number);
  if (column !== 5) return `${column < 5 ? '←' : '→'}${Math.abs(column - 5)}`;
  return row === 5 ? '–' : `${row < 5 ? '↑' : '↓'}${Math.abs(row - 5)}`;
}

const CARDS = `C01 – – – – – 0
C02 – – – – – 0
C03 – – – – – 0
C04 – – – – – 0
C05 ←2 ←1 – ←1 ←1 0
C06 ←1 ←1 ←1 ←1 ←1 0
C07 ←1 – ←1 – – 0
C08 – ←1 – ←1 ←1 0
C09 ←2 ←2 ←1 ←1 ←1 0
C10 ←1 ←2 – – – 0
C11 – – ←1 ←2 ←1 0
C12 ←1 ←1 ←2 ←2 ←2 1
C13 ←2 ←1 ←1 – ←2 1
C14 →2 →1 – →1 →1 0
C15 →1 →1 →1 →1 →1 0
C16 →1 – →1 – – 0
C17 – →1 – →1 →1 0
C18 →2 →2 →1 →1 →1 0
C19 →1 →2 – – – 0
C20 – – →1 →2 →1 0
C21 →1 →1 →2 →2 →2 1
C22 →2 →1 →1 – →2 1
C23 – ↑1 ↑1 ↑1 – 0
C24 – – ↑1 ↑2 ↑1 0
C25 – ↑1 – ↑1 ↑1 0
C26 – ↓1 ↓1 ↓1 – 0
C27 – – ↓1 ↓2 ↓1 0
C28 – ↓1 – ↓1 ↓1 0
C29 ←1 →1 ←1 →1 – 0
C30 →1 ←1 →1 ←1 – 0
C31 ←1 ←1 ↑1 ↓1 ←1 0
C32 →1 →1 ↓1 ↑1 →1 0`.split('\n');

test('the whole deck sums to no shift for every colour and for divers', () => {
  const rows = CARDS.map(line => line.split(' ').slice(1, 6));
  for (let i = 0; i < 5; i++) {
    const sum = (more: string, less: string) =>
      rows.reduce(
        (total, row) =>
          total + (row[i][0] === more ? Number(row[i][1]) : row[i][0] === less ? -Number(row[i][1]) : 0),
        0,
      );
    expect([sum('→', '←'), sum('↓', '↑')]).toEqual([0, 0]);
  }
  expect(steps(at({ divers: [{ at: '5/5' }, { at: '8/8' }] }))).toHaveLength(4);
});
