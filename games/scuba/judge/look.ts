import type { Seat } from '@fathoms/kernel/game.ts';
import { BANDS, CURRENT_CARDS, isAnimal, KEPT_ANIMALS, MOST_DIVERS, RIP_AIR, STEPS } from '../parts.ts';
import { combinationPoints, countCards } from '../scoring.ts';
import { columnOf, NOWHERE, ROW_AIR, ROWS, SPACES, surfacePoints } from '../sea.ts';
import type { Stage, State, Status } from '../types.ts';
import { type DiverFacts, factsOf } from './facts.ts';

const MOST_RIVALS = MOST_DIVERS - 1;
const [POINTS, AIR, TURNS, CARDS, TILES, NEAR] = [30, 20, 8, 10, 18, 20]; // what is much of each
const STAGES: readonly Stage[] = ['normal', 'finish', 'final', 'solo', 'alone'];
const STATUSES: readonly Status[] = ['waiting', 'under', 'surfaced', 'dead', 'evacuated'];

/** The position as the judge sees it, for each seat, when the move has just passed on. Everybody knows all of it. */
export function look(s: State): number[][] {
  const facts = s.divers.map((_, seat) => factsOf(s, seat));
  const table = tableSights(s);
  return facts.map((_, seat) => [...table, ...ownSights(s, seat, facts), ...rivalSights(s, seat, facts)]);
}

const flag = (is: boolean): number => (is ? 1 : 0);
const bounded = (x: number): number => Math.max(-3, Math.min(3, x));
const turnsUntil = (s: State, seat: Seat): number => (seat - s.active + s.divers.length) % s.divers.length;

/** Points of lead that matter: the more is still to come, the sooner they are forgotten. */
const spread = ({ turns }: DiverFacts): number => 4 + 2 * turns;

function tableSights(s: State): number[] {
  const faceDown = BANDS.map(() => 0);
  for (let space = 0; space < SPACES; space++) if (s.backs[space] !== NOWHERE) faceDown[s.backs[space]]++;
  const count = (status: Status): number => s.divers.filter(diver => diver.status === status).length;
  let rips = 0;
  for (const card of s.currents) rips += RIP_AIR[card];
  return [
    ...[2, 3, 4].map(seats => flag(s.divers.length === seats)),
    flag(s.decompression),
    flag(s.nonLethal),
    ...STAGES.map(stage => flag(s.stage === stage)),
    s.soloRounds / 2,
    s.round / 12,
    ...faceDown.map(tiles => tiles / TILES),
    ...s.bags.map(bag => bag.filter(isAnimal).length / KEPT_ANIMALS),
    s.currents.length / CURRENT_CARDS.length,
    rips / 4,
    count('under') / MOST_DIVERS,
    count('surfaced') / MOST_DIVERS,
    flag(s.phase.name === 'bearings'),
    s.dive.taken / STEPS,
    s.dive.limit / STEPS,
  ];
}

/** Per band what lies face up there for this diver, and what a tile of it brings. */
function bandSights({ chart }: DiverFacts): number[] {
  const seen = BANDS.map(() => 0);
  for (let space = 11; space < SPACES; space++) {
    const row = (space / 10) | 0;
    if (row < ROWS && chart.seen[space] > 0) seen[(row - 1) >> 1] += chart.seen[space];
  }
  return [...seen.map(points => points / NEAR), ...chart.bands.map(({ points }) => points / 5)];
}

function ownSights(s: State, seat: Seat, facts: readonly DiverFacts[]): number[] {
  const own = facts[seat];
  const { diver, at, row, score, home, ahead, worth } = own;
  const rivals = facts.filter((_, other) => other !== seat);
  const highest = (of: (rival: DiverFacts) => number): number => Math.max(...rivals.map(of));
  const until = turnsUntil(s, seat);
  const [lead, bestLater] = [
    score - highest(rival => rival.score),
    highest(rival => rival.score + rival.ahead),
  ];
  const [bestWorth, bestSafe] = [highest(rival => rival.worth), highest(safeOf)];
  return [
    ...[0, 1, 2, 3].map(turns => flag(until === turns)),
    turnOrder(s, seat) / MOST_RIVALS, // breaks ties
    ...STATUSES.map(status => flag(diver.status === status)),
    score / POINTS,
    bounded(ahead / POINTS),
    bounded(worth / POINTS),
    bounded(lead / spread(own)),
    bounded(lead / 10),
    bounded((score + ahead - bestLater) / spread(own)),
    bounded((worth - bestWorth) / spread(own)),
    bounded((worth - bestWorth) / 20),
    bounded((safeOf(own) - bestSafe) / spread(own)),
    bounded((safeOf(own) - bestSafe) / 20),
    home,
    home * home * home * home,
    row / ROWS,
    ROW_AIR[row] / 5,
    row > 0 ? diver.air / AIR : 0,
    row > 0 ? bounded(own.spare / 10) : 0,
    own.turns / TURNS,
    1 / (1 + own.turns),
    Math.min(3, diver.deco) / 3,
    flag(diver.deco > 1),
    flag(s.decompression && diver.deep),
    diver.steps / STEPS,
    flag(diver.dark),
    Math.abs(columnOf(at) - 5) / 4,
    diver.status === 'surfaced' ? surfacePoints(at) / 4 : 0,
    countCards(diver.cards) / CARDS,
    combinationPoints(diver.cards) / CARDS,
    diver.minus / POINTS,
    own.near / NEAR,
    ...bandSights(own),
  ];
}

/** Points to be expected of somebody who may not come up. */
const safeOf = ({ score, ahead, home }: DiverFacts): number => home * (score + ahead);

const turnOrder = (s: State, seat: Seat): number => (seat - s.first + s.divers.length) % s.divers.length;

const SIGHTS_A_RIVAL = 13;

/** The rivals, the one who stands best first; a seat that is not there is all 0. */
function rivalSights(s: State, seat: Seat, facts: readonly DiverFacts[]): number[] {
  const own = facts[seat];
  const sights: number[] = [];
  const rivals = facts
    .map((fact, other) => ({ fact, other }))
    .filter(({ other }) => other !== seat)
    .sort((a, b) => b.fact.worth - a.fact.worth || a.other - b.other);
  for (const { fact, other } of rivals) {
    const { status, air } = fact.diver;
    sights.push(
      1,
      turnsUntil(s, other) / MOST_RIVALS,
      bounded((own.score - fact.score) / spread(own)),
      bounded((own.worth - fact.worth) / spread(own)),
      bounded((own.score + own.ahead - fact.score - fact.ahead) / 20),
      bounded((safeOf(own) - safeOf(fact)) / 20),
      fact.home,
      fact.row / ROWS,
      fact.row > 0 ? air / AIR : 0,
      fact.row > 0 ? bounded(fact.spare / 10) : 0,
      flag(status === 'surfaced'),
      flag(status === 'dead'),
      fact.near / NEAR,
    );
  }
  for (let i = rivals.length * SIGHTS_A_RIVAL; i < MOST_RIVALS * SIGHTS_A_RIVAL; i++) sights.push(0);
  return sights;
}
