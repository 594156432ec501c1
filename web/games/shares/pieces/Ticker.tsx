import type { CompanyId } from '@fathoms/games/shares/parts.ts';
import { previewExpand } from '@fathoms/games/shares/preview.ts';
import type { View } from '@fathoms/games/shares/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import type { Face } from '../../../board/screen.ts';
import { faceAt } from '../../../board/seats.ts';
import { Emblem } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import type { TurnPlan } from '../turn/plan.ts';
import { type Prospect, scoresAfter } from '../turn/prospect.ts';
import { WORDS } from '../words/table.ts';

interface TickerProps {
  readonly id: CompanyId;
  readonly view: View;
  readonly seat: Seat;
  readonly faces: readonly Face[];
  readonly prospect: Prospect;
  readonly plan: TurnPlan;
  readonly style: CSSProperties;
}

/** Who would get what. The prompt bar says the same in a sentence. */
export function Ticker({ id, view, seat, faces, prospect, plan, style }: TickerProps) {
  const words = useWords(WORDS);
  const { ticker } = words;
  const isExpand = prospect.option.verb === 'expand';
  const { newDecade, dividend } = previewExpand(view, id, prospect.card);
  const draws =
    (isExpand ? dividend : null)?.flatMap((count, who) => (count > 0 ? [{ who, count }] : [])) ?? [];
  const [now, then] = [view.scores[seat] ?? 0, scoresAfter(view, seat, plan.option)[seat] ?? 0];
  const title = !isExpand
    ? prospect.option.price > 0
      ? ticker.costs(prospect.option.price)
      : ticker.free
    : view.final
      ? ticker.final
      : newDecade
        ? ticker.dividend
        : ticker.same;
  return (
    <div className="ticker panel" style={style} aria-hidden="true">
      <b>{title}</b>
      {isExpand && dividend && draws.length === 0 && <p>{ticker.nobody}</p>}
      {draws.length > 0 && (
        <ul>
          {draws.map(({ who, count }) => (
            <li key={who}>
              <Emblem colour={faceAt(faces, who).colour} className="em-s" />
              <b className="num">{ticker.extra(count)}</b>
            </li>
          ))}
        </ul>
      )}
      <p>
        {ticker.worth} <b className="num">{now}</b> → <b className="num">{then}</b>
      </p>
    </div>
  );
}
