import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { topicText } from '../../board/about.tsx';
import type { Face } from '../../board/screen.ts';
import { CardBack, Emblem } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { stacksOf } from './cards.ts';
import { LootCard } from './LootCard.tsx';
import { cardName } from './rich.tsx';
import type { Topic, Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface ChooserProps {
  readonly view: View;
  readonly faces: readonly Face[];
  readonly order: readonly Seat[];
  readonly touch: Touch;
  readonly slim: boolean; // a phone: cards of the holds are offered here too
}

const FEW = 5; // so many candidates are shown large
const BACKS = 3;

/** Cards to choose from, lifted onto the water: Map candidates, and on a phone the cards of the holds. */
export function Chooser({ view, faces, order, touch, slim }: ChooserProps) {
  const { phase } = view;
  if (phase.name === 'map' && phase.drawn)
    return <Candidates cards={phase.drawn} touch={touch} slim={slim} />;
  if (phase.name === 'map') return <Backs count={phase.count} who={faces[view.active]} />;
  if (!slim || touch.moves.cards.size === 0) return null;
  return (
    <Overlay>
      {order.map(seat => {
        const tops = stacksOf(view.holds[seat] ?? ({} as View['holds'][number])).map(stack => stack.top);
        const offered = tops.filter(top => touch.moves.cards.has(top));
        const face = faces[seat];
        if (!face || offered.length === 0) return null;
        return (
          <div key={seat} className="offer">
            <p>
              <Emblem colour={face.colour} className="em-s" />
              {face.name}
            </p>
            <Row cards={offered} width={54} actions={touch.moves.cards} touch={touch} slim />
          </div>
        );
      })}
    </Overlay>
  );
}

function Overlay({ children }: { readonly children: ComponentChildren }) {
  const words = useWords(WORDS);
  return (
    <section className="chooser" aria-label={words.chooser}>
      {children}
    </section>
  );
}

interface CandidatesProps {
  readonly cards: readonly CardId[];
  readonly touch: Touch;
  readonly slim: boolean;
}

function Candidates({ cards, touch, slim }: CandidatesProps) {
  const width = cards.length > FEW ? (slim ? 60 : 92) : slim ? 104 : 162;
  return (
    <Overlay>
      <Row cards={cards} width={width} actions={touch.moves.drawn} touch={touch} slim={slim} />
    </Overlay>
  );
}

interface RowProps {
  readonly cards: readonly CardId[];
  readonly width: number;
  readonly actions: ReadonlyMap<CardId, string>;
  readonly touch: Touch;
  readonly slim: boolean; // a finger scrolls here, so it cannot carry
}

function Row({ cards, width, actions, touch, slim }: RowProps) {
  const words = useWords(WORDS);
  const size = width <= 72 ? 'sm' : width >= 150 ? 'lg' : 'md';
  return (
    <div className="row" data-row style={{ '--w': `${width}px` } as CSSProperties}>
      {cards.map((id, i) => {
        const action = actions.get(id);
        const isChosen = action !== undefined && action === touch.chosen;
        return (
          <button
            key={id}
            type="button"
            className={`candidate ${action ? 'is-legal' : ''} ${isChosen ? 'is-selected' : ''}`}
            style={{ '--i': i } as CSSProperties}
            data-about={topicText<Topic>({ kind: 'loot', id })}
            data-carry={slim ? undefined : action}
            data-carry-key={action && `card:${id}`}
            aria-pressed={isChosen}
            aria-label={words.board.choose(cardName(id, words))}
            onClick={() => action && touch.pick(action)}
          >
            <LootCard id={id} size={size} silent />
          </button>
        );
      })}
    </div>
  );
}

/** Somebody else looks at cards: everybody sees that, and how many. */
function Backs({ count, who }: { readonly count: number; readonly who: Face | undefined }) {
  const words = useWords(WORDS);
  return (
    <section className="chooser backs">
      <div className="row">
        {Array.from({ length: Math.min(count, BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike
          <CardBack key={i} style={{ '--i': i } as CSSProperties} />
        ))}
      </div>
      {who && <p>{words.board.watchDraw(who, count)}</p>}
    </section>
  );
}
