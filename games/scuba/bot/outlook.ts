/** What is still to be had after this turn. Judgement, not rules: only bots read this. */
import type { Seat } from '@fathoms/kernel/game.ts';
import { AIR, BANDS, BOAT_POINTS, SOLO_POINTS, STEPS } from '../parts.ts';
import { firstColumn, LOWEST_TILES, lastColumn, NOWHERE, spaceAt } from '../sea.ts';
import type { State } from '../types.ts';
import type { Chart } from './chart.ts';
import { chanceHome } from './homecoming.ts';

const FADING = 0.94; // what a turn finds becomes less with every turn
const SURE = 0.93; // nobody plans to stay where the way home is less sure than this
const STROLLING = 0.5; // a snorkeller's share of what lies in row 1
const PACE = 2.2; // air a diver uses in a turn, by and large
const PATIENCE = 7; // turns ahead that anybody thinks of
const LATE = 3; // and as many after the end has come: from the bottom it takes so many
const CHOICE = 0.6; // how much better than at random the steps in an emptied row are chosen
const MEETING = 0.6; // the share of face-up animals that are still there when the diver is
const STRANDED = -40; // points, where there is not air enough to go up

const DEPTHS = BANDS.length;
const AIRS = AIR + 1;
const bandRow = (band: number): number => 2 * band + 2;

export interface Outlook {
  readonly turns: number; // own turns that come before the end, as far as one can tell
  readonly snorkelling: number; // what a turn at the surface brings
  readonly ahead: Float64Array; // per band and air, up to the diver's own, what can still be made of it
}

/** In how many of its own turns the end comes for this seat, if it stays under water itself. */
function turnsLeft(s: State, seat: Seat): number {
  const { length } = s.divers;
  const order = (one: Seat): number => (one - s.first + length) % length;
  const isStillUp = order(seat) > order(s.active) ? 1 : 0; // in this round
  switch (s.stage) {
    case 'normal':
      return isStillUp + 1 + longestDive(s, seat);
    case 'finish':
      return isStillUp + 1;
    case 'final':
      return isStillUp;
    case 'solo':
    case 'alone':
      return 0;
  }
}

/** The longest that anybody else can be expected to stay down. */
function longestDive(s: State, seat: Seat): number {
  let most = 0;
  for (let other = 0; other < s.divers.length; other++) {
    const { status, air } = s.divers[other];
    if (other !== seat && (status === 'under' || status === 'waiting')) most = Math.max(most, air);
  }
  return Math.min(PATIENCE, Math.round(most / PACE));
}

/** The most that all turns to come can bring, counted back from the last one. */
export function outlookOf(s: State, seat: Seat, chart: Chart, home: Float64Array): Outlook {
  const finds = findsOf(s, chart);
  const turns = turnsLeft(s, seat);
  const snorkelling = STEPS * STROLLING * rowFind(s, chart, 1);
  const tank = s.divers[seat].air;
  const sure = sureOf(home, s.decompression ? 1 : 0, tank);
  let share = 1; // by products: a power has not the same last bit in every engine
  for (let turn = turns + LATE; turn > 0; turn--) share *= FADING;
  let [now, after] = [new Float64Array(DEPTHS * AIRS), new Float64Array(DEPTHS * AIRS)];
  for (let turn = turns + LATE; turn >= 0; turn--) {
    const surfacing = snorkelling * share * Math.max(0, turns - turn - 1);
    const penalty = latePenalty(s, turn - turns);
    for (let band = 0; band < DEPTHS; band++) {
      const row = band * AIRS;
      const lowest = Math.min(DEPTHS - 1, band + 2);
      for (let air = 1; air <= tank; air++) now[row + air] = band === 0 ? surfacing : STRANDED;
      for (let to = Math.max(0, band - 1); to <= lowest; to++) {
        const find = share * finds[band * DEPTHS + to];
        const cost = to + 1; // a band costs one unit more than the one above
        for (let air = cost + 1; air <= tank; air++) {
          const then = to * AIRS + air - cost;
          if (to >= band && sure[then] === 0) continue;
          const value = find + after[then];
          if (value > now[row + air]) now[row + air] = value;
        }
      }
      for (let air = 1; air <= tank; air++) now[row + air] -= penalty;
    }
    [now, after] = [after, now];
    share /= FADING;
  }
  return { turns, snorkelling, ahead: after };
}

/** Per band and air whether a turn may be planned to end there. */
function sureOf(home: Float64Array, tokens: number, tank: number): Uint8Array {
  const sure = new Uint8Array(DEPTHS * AIRS);
  for (let band = 0; band < DEPTHS; band++) {
    for (let air = 1; air <= tank; air++) {
      if (chanceHome(home, bandRow(band), tokens, air) >= SURE) sure[band * AIRS + air] = 1;
    }
  }
  return sure;
}

/** Points a turn costs that comes so many after the last free one. [SCUBA-137, SCUBA-140] */
function latePenalty(s: State, late: number): number {
  if (s.stage === 'alone') return SOLO_POINTS;
  if (late < 0) return 0;
  return SOLO_POINTS + (late + (s.stage === 'solo' ? s.soloRounds : 0) === 2 ? BOAT_POINTS : 0);
}

/** Points of a step in a row, if steps are chosen well. */
function rowFind(s: State, { seen, turned }: Chart, row: number): number {
  const first = firstColumn(s.divers.length);
  const last = lastColumn(s.divers.length);
  const spaces = last - first + 1;
  let [sum, good] = [0, 0];
  for (let column = first; column <= last; column++) {
    const space = spaceAt(row, column);
    const value = MEETING * seen[space] + (s.backs[space] === NOWHERE ? 0 : Math.max(0, turned[space]));
    sum += value;
    if (value > 0) good++;
  }
  return (sum / spaces) * (1 + CHOICE * (1 - good / spaces));
}

/** Per band and next band what a turn from one to the other finds. */
function findsOf(s: State, chart: Chart): Float64Array {
  const step = BANDS.map((_, band) => {
    const row = Math.min(LOWEST_TILES - 1, 2 * band + 1);
    return (rowFind(s, chart, row) + rowFind(s, chart, row + 1)) / 2;
  });
  const finds = new Float64Array(DEPTHS * DEPTHS);
  for (let band = 0; band < DEPTHS; band++) {
    for (let to = 0; to < DEPTHS; to++) finds[band * DEPTHS + to] = (STEPS / 2) * (step[band] + step[to]);
  }
  return finds;
}

/** What a diver with so much air in this row can still make of it. */
export const aheadAt = ({ ahead }: Outlook, row: number, air: number): number =>
  ahead[Math.min(DEPTHS - 1, (row - 1) >> 1) * AIRS + air];
