import type { CardId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { topicText } from '../../board/about.tsx';
import { ForecastText, markOf, named, offered } from '../../board/forecast.tsx';
import type { Face } from '../../board/screen.ts';
import { CardBack, Emblem, Icon, Mark } from '../../ui/pieces.tsx';
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
const ROW = 3; // on a phone more than a row are cards alone: what the chosen one does stands in the prompt
const BACKS = 3;

/** Cards to choose from, each with what it will do: Map candidates, and on a phone the cards of the holds. */
export function Chooser({ view, faces, order, touch, slim }: ChooserProps) {
  const words = useWords(WORDS);
  const { phase } = view;
  if (phase.name === 'map' && phase.drawn) {
    const { drawn } = phase;
    return (
      <Overlay kind={`pocket ${drawn.length > FEW ? 'many' : ''}`}>
        <header>
          <Mark id="map" />
          <h2>{words.ahead.pocket}</h2>
          <p>{words.ahead.pocketDetail(drawn.length)}</p>
        </header>
        <Options cards={drawn} actions={touch.moves.drawn} {...{ faces, touch, slim }} />
      </Overlay>
    );
  }
  if (phase.name === 'map') return <Backs count={phase.count} who={faces[view.active]} />;
  if (!slim || touch.moves.cards.size === 0) return null;
  return (
    <Overlay kind={touch.moves.cards.size > ROW ? 'brief' : ''}>
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
            <Options cards={offered} actions={touch.moves.cards} {...{ faces, touch, slim }} />
          </div>
        );
      })}
    </Overlay>
  );
}

function Overlay({ kind, children }: { readonly kind: string; readonly children: ComponentChildren }) {
  const words = useWords(WORDS);
  return (
    <section className={`chooser ${kind}`} aria-label={words.chooser} data-judged>
      {children}
    </section>
  );
}

interface OptionsProps {
  readonly cards: readonly CardId[];
  readonly actions: ReadonlyMap<CardId, string>;
  readonly faces: readonly Face[];
  readonly touch: Touch;
  readonly slim: boolean; // a finger scrolls here, so it cannot carry
}

function Options({ cards, actions, faces, touch, slim }: OptionsProps) {
  const words = useWords(WORDS);
  return (
    <div className="opts" data-row>
      {cards.map((id, i) => {
        const action = actions.get(id);
        const forecast = action === undefined ? undefined : touch.forecasts.get(action);
        const isChosen = action !== undefined && action === touch.chosen;
        const name = cardName(id, words);
        return (
          <button
            key={id}
            type="button"
            className={`candidate ${action ? 'is-legal' : ''} ${isChosen ? 'is-selected' : ''} ${markOf(forecast)}`}
            style={{ '--i': i } as CSSProperties}
            {...(action && offered(forecast))}
            data-about={topicText<Topic>({ kind: 'loot', id })}
            data-carry={slim ? undefined : action}
            data-carry-key={action && `card:${id}`}
            aria-pressed={isChosen}
            aria-label={named(words.board.choose(name), forecast)}
            {...touch.keyOf(action)}
            onClick={event => action && touch.choose(action, event)}
          >
            <LootCard id={id} size="sm" silent />
            <span className="txt">
              <strong>{name}</strong>
              {forecast && <ForecastText forecast={forecast} faces={faces} />}
            </span>
            {isChosen && (
              <i className="pick">
                <Icon id="check" />
              </i>
            )}
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
