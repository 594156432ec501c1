import type { View } from '@fathoms/games/shares/types.ts';
import type { ComponentChildren } from 'preact';
import { topicText } from '../../../board/about.tsx';
import { Count } from '../../../board/Count.tsx';
import { CardBack } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import type { Touch } from '../turn/use-touch.ts';
import { WORDS } from '../words/table.ts';

interface PilesProps {
  readonly view: View;
  readonly touch: Touch;
  readonly slim: boolean;
  readonly children: ComponentChildren;
}

/** The draw deck (touching it is Draw), the open discards, and how near a fundraiser is. */
export function Piles({ view, touch, slim, children }: PilesProps) {
  const { board } = useWords(WORDS);
  const { draw } = touch.moves;
  const glows = draw !== null && touch.plan.subject === null;
  return (
    <section className="piles panel">
      <button
        type="button"
        className={`deckpile ${glows ? 'glows' : ''}`}
        aria-label={draw ? board.deckTap(view.deck) : board.deck(view.deck)}
        data-spot="deck"
        data-about={topicText({ kind: 'deck' })}
        onClick={() => (draw ? touch.take(draw) : touch.refuse({ type: 'draw' }))}
      >
        {view.deck > 0 ? <CardBack /> : <span className="gone" />}
      </button>
      <p className="pile" data-about={topicText({ kind: 'deck' })}>
        <b className="num">
          <Count value={view.deck} />
        </b>
        <small>{slim ? board.inDeckShort : board.inDeck}</small>
      </p>
      <button
        type="button"
        className="pile"
        data-spot="discard"
        data-about={topicText({ kind: 'discards' })}
        data-ask
        aria-label={board.lookDiscards(view.discards.length)}
      >
        <b className="num">
          <Count value={view.discards.length} />
        </b>
        <small>{slim ? board.discardedShort : board.discarded}</small>
      </button>
      <Fundraiser view={view} slim={slim} />
      {children}
      {view.depletions === 1 && !slim && <p className="once">{board.onceEmpty}</p>}
    </section>
  );
}

/** One pip for each Draw in a row. */
function Fundraiser({ view, slim }: { readonly view: View; readonly slim: boolean }) {
  const { board } = useWords(WORDS);
  const seats = view.hands.length;
  if (view.final || view.phase.name === 'draft' || view.winner !== null) return null;
  const ends = view.fresh && view.ending === null;
  const text = (ends ? board.fundEnds : board.fund)(view.draws, seats);
  return (
    <p className={`fund ${ends && view.draws > 0 ? 'hot' : ''}`} data-about={topicText({ kind: 'fund' })}>
      {view.hands.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
        <i key={i} className={i < view.draws ? 'f' : ''} />
      ))}
      <span className={slim ? 'vh' : ''}>{text}</span>
      {slim && ends && <b aria-hidden="true">{board.fundEndsShort(view.draws, seats)}</b>}
    </p>
  );
}
