import type { Seat } from '@fathoms/kernel/game.ts';
import type { ComponentChildren } from 'preact';
import { topicText } from '../../board/about.tsx';
import { type Forecast, markOf, named, offered } from '../../board/forecast.tsx';
import type { Face } from '../../board/screen.ts';
import { useWords } from '../../words/words.ts';
import type { Stack } from './cards.ts';
import { isPicking } from './moves.ts';
import { cardName } from './rich.tsx';
import type { Topic, Touch } from './use-touch.ts';
import { WORDS } from './words/table.ts';

interface PickButtonProps {
  readonly stack: Stack;
  readonly owner: Seat;
  readonly face: Face;
  readonly touch: Touch;
  readonly first: boolean; // the tab stop of its row while nothing can be chosen
  readonly children: ComponentChildren;
}

/** The best card of a suit in a hold: glows when it may be chosen, explains itself when not. */
export function PickButton({ stack, owner, face, touch, first, children }: PickButtonProps) {
  const words = useWords(WORDS);
  const action = touch.moves.cards.get(stack.top);
  const isChosen = action !== undefined && action === touch.chosen;
  const forecast = action === undefined ? undefined : touch.forecasts.get(action);
  const name = cardName(stack.top, words);
  const card = words.board.owner(face, stack.under.length > 0 ? words.board.below(name, stack.under) : name);
  const canPick = touch.moves.cards.size > 0;
  return (
    <button
      type="button"
      className={`pickable ${action ? 'is-legal' : ''} ${isChosen ? 'is-selected' : ''}`}
      {...(action && offered(forecast))}
      data-card={stack.top}
      data-about={topicText<Topic>({ kind: 'loot', id: stack.top })}
      data-ask={isPicking(touch.moves) ? undefined : ''}
      data-carry={action}
      data-aim={action}
      data-carry-key={action && `card:${stack.top}`}
      tabIndex={action || (first && !canPick) ? 0 : -1}
      aria-pressed={action ? isChosen : undefined}
      aria-label={action ? named(words.board.choose(card), forecast) : card}
      {...touch.keyOf(action)}
      onClick={event => {
        if (action) touch.choose(action, event);
        else if (isPicking(touch.moves)) touch.tryCard(owner, stack.top);
      }}
    >
      {children}
      {forecast && <Tag forecast={forecast} owner={owner} />}
    </button>
  );
}

/** On the card itself there is room for a word or a number: what it leads to, for its owner. */
function Tag({ forecast, owner }: { readonly forecast: Forecast; readonly owner: Seat }) {
  const { short } = useWords(WORDS).ahead;
  const flow = forecast.flows.find(({ seat }) => seat === owner);
  const text = forecast.mark ? short[forecast.mark] : flow && `→ ${flow.to}`;
  return text ? (
    <span className={`aheadtag ${markOf(forecast)}`} aria-hidden="true">
      {text}
    </span>
  ) : null;
}
