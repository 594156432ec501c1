/** The end of a game in words and points: how each point came about. */

import { MISSING_SUIT_PENALTY, PRESSURE_LIMIT, SUITS } from '@fathoms/games/locker/parts.ts';
import { holdScore } from '@fathoms/games/locker/scoring.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { Outcome, Seat } from '@fathoms/kernel/game.ts';
import { type Ended, leadOf, winnersOf } from '../../board/result.ts';
import type { Face, Result, ScorePart } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { holdOf, stacksOf, valueIn } from './cards.ts';
import { LootCard } from './LootCard.tsx';
import type { LockerWords } from './words/en.ts';

export function result({ view, outcome, faces, words }: Ended<View, LockerWords>): Result {
  const seats = faces.map((_, seat) => seat);
  const winners = winnersOf(outcome);
  const isOut = (seat: Seat) => view.variant === 'V6' && (outcome.scores[seat] ?? 0) >= PRESSURE_LIMIT;
  return {
    headline: headline(winners, outcome, faces, isOut, words),
    line: line(winners, view, outcome, words),
    notes: seats.map(seat => note(seat, view, outcome, isOut(seat), words)),
    parts: seats.map(seat => parts(view, seat, words)),
  };
}

function headline(
  winners: readonly Seat[],
  outcome: Outcome,
  faces: readonly Face[],
  isOut: (seat: Seat) => boolean,
  { score }: LockerWords,
): string {
  const [winner] = winners;
  if (winner === undefined) throw new Error('a game without a winner');
  if (winners.length > 1) return score.shared(winners.map(seat => faceAt(faces, seat).name));
  const { name, you } = faceAt(faces, winner);
  const lead = leadOf(winner, outcome, seat => !isOut(seat));
  // above the limit the lowest wins: a lead in points would say the opposite
  return lead === null || isOut(winner) ? score.winPlain(name, you) : score.win(name, you, lead);
}

function line(
  [winner = 0, ...others]: readonly Seat[],
  view: View,
  { scores }: Outcome,
  words: LockerWords,
): string {
  const best = scores[winner] ?? 0;
  const isTied = others.length === 0 && scores.some((score, seat) => seat !== winner && score === best);
  if (isTied) return words.score.tied;
  const hold = view.holds[winner];
  return words.score.line(best, hold ? stacksOf(hold).length : 0, view.cards[winner] ?? 0);
}

function note(seat: Seat, view: View, outcome: Outcome, isOut: boolean, words: LockerWords): string {
  if (isOut) return words.score.out;
  if (view.phase.name === 'over' && view.phase.reason === 'fifty' && outcome.places[seat] === 1)
    return words.score.fifty;
  const hold = view.holds[seat];
  return words.score.note(hold ? stacksOf(hold).length : 0, view.cards[seat] ?? 0);
}

function parts(view: View, seat: Seat, words: LockerWords): ScorePart[] {
  const held = view.holds[seat];
  if (!held) throw new Error(`no seat ${seat}`);
  const stacks = stacksOf(held);
  const best: ScorePart[] = stacks.map(({ suit, top, under }) => ({
    id: suit,
    label: words.suits[suit],
    points: valueIn(top),
    detail: (
      <span className="topcard">
        <LootCard id={top} size="sm" width={44} silent />
        {under.length > 0 && view.variant !== 'V2' && <span>{words.score.lower(under)}</span>}
      </span>
    ),
    tone: 'main',
  }));
  return [...best, ...adjustments(view, seat, words)];
}

/** What the variant and the diver add or take away. */
function adjustments(view: View, seat: Seat, words: LockerWords): ScorePart[] {
  const held = view.holds[seat];
  if (!held) return [];
  const stacks = stacksOf(held);
  const found: ScorePart[] = [];
  const lower = stacks.flatMap(stack => stack.under).reduce((sum, value) => sum + value, 0);
  if (view.variant === 'V2' && lower > 0) {
    found.push({
      id: 'lower',
      label: words.score.lowerLabel,
      points: lower,
      detail: words.score.lowerDetail,
      tone: 'extra',
    });
  }
  const gilded =
    holdScore(null, holdOf(held), view.divers[seat] ?? null) - holdScore(null, holdOf(held), null);
  if (gilded > 0) {
    found.push({
      id: 'gilded',
      label: words.score.gilded,
      points: gilded,
      detail: words.score.gildedDetail,
      tone: 'gain',
    });
  }
  const missing = SUITS.filter(suit => held[suit].length === 0);
  if (view.variant === 'V4' && missing.length > 0) {
    found.push({
      id: 'missing',
      label: words.score.missing,
      points: -MISSING_SUIT_PENALTY * missing.length,
      detail: words.score.missingDetail(missing.map(suit => words.suits[suit])),
      tone: 'loss',
    });
  }
  return found;
}
