/** The end of a game in words: how each space came about. */
import { HELPERS } from '@fathoms/games/dive/ocean/cards.ts';
import { STONE } from '@fathoms/games/dive/parts.ts';
import type { View } from '@fathoms/games/dive/types.ts';
import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import type { Ended } from '../../board/result.ts';
import type { Face, Result, Rival, ScorePart } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { Art } from '../../ui/pieces.tsx';
import { helperArt } from './model/art.ts';
import { type Way, waysOf } from './tally.ts';
import type { DiveWords } from './words/en.ts';

export function result({ view, outcome, faces, words, history }: Ended<View, DiveWords>): Result {
  const ways = waysOf(history, faces.length);
  return {
    headline: headline(view, faces, words),
    line: withChief(line(view, outcome, words), view, words),
    notes: ways.map(({ mistakes, rests }) => words.score.note(mistakes, rests.length)),
    parts: ways.map(way => parts(way, words)),
    others: chiefIn(view, outcome, words),
    ...practiceOf(view, ways[faces.findIndex(({ you }) => you)], words),
  };
}

/** How well one saw, level by level: where there was a picture to see. */
function practiceOf(
  { sonar }: View,
  way: Way | undefined,
  { score, school }: DiveWords,
): Pick<Result, 'practice'> {
  if (!way || sonar !== null || way.judged.length === 0) return {};
  const lines = way.judged.flatMap(({ right, of }, i) =>
    of === 0 ? [] : [score.sawLevel(i + 1, right, of)],
  );
  return { practice: { title: score.saw, lines, link: school } };
}

const seatsAmong = ({ winners }: View): Seat[] => winners.filter(pawn => pawn !== 'chief');

function headline(view: View, faces: readonly Face[], { score }: DiveWords): string {
  const first = seatsAmong(view).map(seat => faceAt(faces, seat));
  const [winner] = first;
  if (!winner) return score.chief;
  return first.length > 1 ? score.shared(first.map(({ name }) => name)) : score.win(winner.name, winner.you);
}

/** The Chief takes a place but no seat: a row of its own, or places would be missing. */
function chiefIn({ chief, winners }: View, { scores }: Outcome, words: DiveWords): Rival[] {
  if (!chief) return [];
  const ahead = winners.includes('chief') ? 0 : scores.filter(score => score > chief.space).length;
  const { chief: name, score } = words;
  return [{ name, art: 'pawn-chief', note: score.chiefNote, place: ahead + 1, score: chief.space }];
}

/** The line below the headline names the Chief where it did not win. */
const withChief = (text: string, { chief, winners }: View, { score }: DiveWords): string =>
  chief && !winners.includes('chief') ? score.lineToo(text, chief.space) : text;

function line(view: View, { scores }: Outcome, { score }: DiveWords): string {
  const seats = seatsAmong(view);
  const best = Math.max(...scores);
  if (seats.length === 0) return score.lineChief(view.chief?.space ?? 0);
  if (seats.length > 1) return view.mode === 'children' ? score.lineSharedKids(best) : score.lineShared(best);
  if (best < STONE) return score.lineEmpty;
  const others = [
    ...scores.filter((_, seat) => seat !== seats[0]),
    ...(view.chief ? [view.chief.space] : []),
  ];
  return score.line(best, best - Math.max(0, ...others));
}

function parts(way: Way, { score }: DiveWords): ScorePart[] {
  const rested = way.rests.reduce((sum, spaces) => sum + spaces, 0);
  const rides = HELPERS.flatMap((helper): ScorePart[] => {
    const taken = way.rides.filter(({ by }) => by === helper);
    if (taken.length === 0) return [];
    return [
      {
        id: helper,
        label: score.helpers[helper],
        points: taken.reduce((sum, { from, to }) => sum + to - from, 0),
        detail: (
          <span className="dive-rides">
            <Art id={helperArt(helper)} /> {score.rides(taken.map(({ from, to }) => [from, to]))}
          </span>
        ),
        tone: helper === 'manta' ? 'extra' : 'gain',
      },
    ];
  });
  return [
    { id: 'rest', label: score.rest, points: rested, detail: score.restDetail(way.rests), tone: 'main' },
    ...rides,
    ...(way.dolphins > 0
      ? [
          {
            id: 'dolphins',
            label: score.dolphins,
            points: way.dolphins,
            detail: score.dolphinsDetail,
            tone: 'extra' as const,
          },
        ]
      : []),
  ];
}
