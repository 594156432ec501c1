import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { topicText } from '../../board/about.tsx';
import { useSize } from '../../board/use-size.ts';
import { Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { suitIn } from './cards.ts';
import { LootCard } from './LootCard.tsx';
import { lineLayout } from './layout.ts';
import { cardName } from './rich.tsx';
import { fedRuns, type Run, savedRuns } from './runs.ts';
import type { Topic } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface LineProps {
  readonly view: View;
  readonly told: View; // ropes and tentacles come when the card lies there
  readonly trial: CardId | null; // chosen, not placed yet
  readonly caption: CardId | null; // just placed: say what it does
}

/** The exploration on the sand: rope round what is saved, a tentacle round what feeds the Squid. */
export function Line({ view, told, trial, caption }: LineProps) {
  const words = useWords(WORDS);
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(ref);
  const cards = view.exploration;
  const { card, step, next } = lineLayout(width, height, cards.length);
  const isOver = view.phase.name === 'over';
  const style = { '--w': `${card}px`, '--step': `${step}px` } as CSSProperties;
  const edges = (run: Run) => ({
    left: run.from * step,
    width: (run.to - run.from) * step + (run.to === cards.length - 1 ? card : Math.min(card, step)),
  });
  const saved = savedRuns(told.exploration);
  const fed = fedRuns(told);
  return (
    <div
      ref={ref}
      className="line"
      style={style}
      data-drop="line"
      data-about={topicText<Topic>({ kind: 'line' })}
    >
      <ol aria-label={words.board.line(cards.length)} data-row>
        {cards.map((placed, i) => (
          <li key={placed.card} className="slot" style={{ '--i': i, zIndex: i + 1 } as CSSProperties}>
            <button
              type="button"
              data-card={placed.card}
              data-about={topicText<Topic>({ kind: 'loot', id: placed.card })}
              data-ask
              tabIndex={i === cards.length - 1 ? 0 : -1}
              aria-label={`${cardName(placed.card, words)}${placed.saved ? `, ${words.board.saved}` : ''}`}
            >
              <LootCard id={placed.card} size={card <= 60 ? 'sm' : 'md'} silent />
            </button>
            {placed.card === caption && <p className="caption">{words.captions[suitIn(placed.card)]}</p>}
          </li>
        ))}
      </ol>
      {!isOver && (
        <div
          className={`next ${trial ? 'trial' : next ? '' : 'unseen'}`}
          style={{ '--i': cards.length } as CSSProperties}
          data-spot="line"
          aria-hidden="true"
        >
          {trial ? (
            <>
              <LootCard id={trial} size={card <= 60 ? 'sm' : 'md'} silent />
              <em>{words.ahead.trial}</em>
            </>
          ) : (
            <span>{cards.length === 0 ? words.board.emptyLine : words.board.next}</span>
          )}
        </div>
      )}
      {saved.map(run => (
        <div
          key={run.from}
          className="bind saved"
          style={edges(run)}
          data-about={topicText<Topic>({ kind: 'saved' })}
        >
          <Rope />
          <p>
            <Icon id="check" />
            <span>{words.board.saved}</span>
          </p>
        </div>
      ))}
      {fed.map(run => (
        <div
          key={run.card}
          className={`bind fed ${saved.some(rope => rope.to >= run.from) ? 'below' : ''}`}
          style={edges(run)}
          data-about={topicText<Topic>({ kind: 'fed' })}
        >
          <Tentacle />
          <p>{words.board.fed(run.met, run.count)}</p>
        </div>
      ))}
    </div>
  );
}

const Rope = () => (
  <svg viewBox="0 0 122 14" preserveAspectRatio="none" aria-hidden="true">
    <path className="rope-edge" d="M2,4 C20,12 40,2 61,8 S100,3 120,9" />
    <path className="rope" d="M2,4 C20,12 40,2 61,8 S100,3 120,9" />
  </svg>
);

const Tentacle = () => (
  <svg viewBox="0 0 262 14" preserveAspectRatio="none" aria-hidden="true">
    <path className="arm" d="M2,12 C20,2 40,2 60,7 S110,12 131,6 S200,2 222,7 S250,12 260,3" />
    <path className="suckers" d="M2,12 C20,2 40,2 60,7 S110,12 131,6 S200,2 222,7 S250,12 260,3" />
  </svg>
);
