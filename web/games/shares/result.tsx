/** The end of a game in words and points: how each point came about. */
import { COMPANIES, type CompanyId } from '@fathoms/games/shares/parts.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import { type Ended, leadOf } from '../../board/result.ts';
import type { Face, Result, ScorePart } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { Mark } from '../../ui/pieces.tsx';
import type { SharesWords } from './words/en.ts';

export function result({ view, outcome, faces, words }: Ended<View, SharesWords>): Result {
  const seats = faces.map((_, seat) => seat);
  const winner = outcome.places.indexOf(1);
  return {
    headline: headline(winner, outcome, faces, words),
    line: line(winner, view, outcome, words),
    notes: seats.map(seat => note(seat, view, words)),
    parts: seats.map(seat => parts(seat, view, words)),
  };
}

function headline(winner: Seat, outcome: Outcome, faces: readonly Face[], { score }: SharesWords): string {
  const { name, you } = faceAt(faces, winner);
  const lead = leadOf(winner, outcome);
  return lead ? score.win(name, you, lead) : score.tied(name, you);
}

function line(winner: Seat, view: View, { scores }: Outcome, words: SharesWords): string {
  const best = scores[winner] ?? 0;
  const rivals = scores.flatMap((score, seat) => (seat !== winner && score === best ? [seat] : []));
  if (rivals.length > 0) {
    const cards = (seat: Seat) => view.hands[seat]?.count ?? 0;
    return rivals.some(seat => cards(seat) === cards(winner)) ? words.score.bySeat : words.score.byHand;
  }
  const deepest = COMPANIES.reduce((a, b) => (view.companies[b].worth > view.companies[a].worth ? b : a));
  return words.score.line(best, words.names[deepest], view.companies[deepest].worth);
}

function note(seat: Seat, view: View, { score }: SharesWords): string {
  const portfolio = view.portfolios[seat];
  const owned = portfolio ? COMPANIES.reduce((sum, company) => sum + portfolio[company].length, 0) : 0;
  const hand = view.hands[seat]?.count ?? 0;
  return owned === 0 ? score.none(hand) : score.note(owned, hand);
}

function parts(seat: Seat, view: View, words: SharesWords): ScorePart[] {
  const portfolio = view.portfolios[seat];
  if (!portfolio) throw new Error(`no seat ${seat}`);
  return COMPANIES.flatMap(company => {
    const count = portfolio[company].length;
    if (count === 0) return [];
    const { worth } = view.companies[company];
    return [
      {
        id: company,
        label: words.names[company],
        points: count * worth,
        detail: <Detail company={company} count={count} view={view} words={words} />,
        tone: company === 'pearl' ? ('extra' as const) : ('main' as const),
      },
    ];
  });
}

interface DetailProps {
  readonly company: CompanyId;
  readonly count: number;
  readonly view: View;
  readonly words: SharesWords;
}

function Detail({ company, count, view, words }: DetailProps) {
  const { worth, side } = view.companies[company];
  return (
    <span className="stakeline">
      <Mark id={company} className="on-panel" /> {words.score.part(count, worth)}
      {company === 'pearl' && ` (${words.score.pearl[side]})`}
    </span>
  );
}
