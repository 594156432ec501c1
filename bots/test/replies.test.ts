import { seeded } from '@fathoms/kernel/chance.ts';
import type { Sounding } from '@fathoms/kernel/sounding.ts';
import { type TenderKinds, type TenderState, tender } from '@fathoms/kernel/test/tender.ts';
import { expect, test } from 'vitest';
import { bestByReplies } from '../replies.ts';
import { tenderHints } from './tender.ts';

// One point ahead with two bids to come: 17 and 18 together win one of them, whatever the rival holds.
const VIEW = {
  hands: [[5, 6, 17, 18], 4],
  sealed: [false, false],
  mine: null,
  spent: [1, 2, 3, 4],
  points: [1, 0],
  bag: 6,
};
const SEEN = { seat: 0, view: VIEW, news: [] };

/** Three bids: a high card wasted beside a low one, the two highest, the two lowest. */
const bids = ({ hands }: TenderState, seat: number, most = 3) =>
  [
    [0, hands[seat].length - 1],
    [hands[seat].length - 2, hands[seat].length - 1],
    [0, 1],
  ]
    .map(places => ({ bid: places.map(at => hands[seat][at]) }))
    .slice(0, most);

function expertise(isLate: boolean, judged: (state: TenderState) => number[], asked: number[] = []) {
  const sounding: Pick<Sounding<TenderKinds>, 'options' | 'sensible' | 'isLate'> = {
    options: (state, seat, most) => {
      asked.push(most ?? Number.NaN);
      return bids(state, seat, most);
    },
    sensible: (_state, _seat, options) => options[0],
    isLate: () => isLate,
  };
  return { game: tender, sounding: sounding as Sounding<TenderKinds>, judge: judged };
}

test('near the end the rest is played, and the bid that is safe whatever the rival holds is found', () => {
  const effort = { games: 60, options: 3, turns: 0, replies: 1 };
  const answer = bestByReplies(
    expertise(true, state => [...tenderHints.worth(state)]),
    effort,
    SEEN,
    seeded('late'),
  );
  expect(tender.format(answer)).toMatch(/^bid (17 18|5 6)$/);
});

test('before that the judge has the word after so many turns, on games that are the same for every option', () => {
  const worlds: string[] = [];
  const judge = (state: TenderState): number[] => {
    worlds.push(JSON.stringify([...state.hands[1], ...(state.sealed[1] ?? [])].sort()));
    return [state.sealed[0]?.includes(6) ? 1 : 0, 0];
  };
  const effort = { games: 6, options: 3, turns: 0, replies: 1 };
  expect(bestByReplies(expertise(false, judge), effort, SEEN, seeded('same'))).toEqual({ bid: [5, 6] });
  expect(worlds[0]).toBe(worlds[1]); // the first game of the first two options
});

test('a reply is chosen by the judge from so many options, for whoever makes it', () => {
  const asked: number[] = [];
  const judge = ({ sealed }: TenderState): number[] => [0, sealed[1] ? Math.max(...sealed[1]) : 0];
  const effort = { games: 3, options: 3, turns: 1, replies: 2 };
  bestByReplies(expertise(false, judge, asked), effort, SEEN, seeded('reply'));
  expect(asked[0]).toBe(3); // one's own
  expect(asked).toContain(2); // the rival's
});

/** How many games a decision took, judged so; of 60 over three options. */
function gamesFor(worthOf: (bid: readonly number[], nth: number) => number): number {
  let games = 0;
  const judge = ({ sealed }: TenderState): number[] => [worthOf(sealed[0] ?? [], games++), 0];
  bestByReplies(
    expertise(false, judge),
    { games: 60, options: 3, turns: 0, replies: 1 },
    SEEN,
    seeded('close'),
  );
  return games;
}

test('what is clear, or makes no difference, is soon decided; a close decision gets all its games', () => {
  const isBest = (bid: readonly number[]): boolean => bid.includes(6);
  expect(gamesFor(bid => (isBest(bid) ? 0.6 : 0.5))).toBe(18); // six games for each of the three
  expect(gamesFor(() => 0.5)).toBe(18);
  const luck = seeded('luck');
  expect(gamesFor(() => luck.below(1000) / 1000)).toBeGreaterThan(40);
});
