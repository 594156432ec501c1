import type { View } from '@fathoms/games/locker/types.ts';
import type { ComponentChildren, CSSProperties } from 'preact';
import { topicText } from '../../board/about.tsx';
import { Count } from '../../board/Count.tsx';
import { Art, CardBack } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { artOfVariant } from './cards.ts';
import { Laid } from './Laid.tsx';
import type { Topic } from './use-touch.ts';
import { WORDS } from './words/table.ts';

const SHOWN = 5; // backs in the heap
const LEANS = [-14, 7, -5, 11, -3];
const LIFTS = [2, -3, 4, 0, -2];

interface DeepProps {
  readonly calm: View; // its heap grows when cards land
  readonly children: ComponentChildren; // the odds, where they have room here
}

/** Davy Jones' Locker: a heap of backs in the dark. In a replay with open cards it shows what lies there. */
export function Deep({ calm, children }: DeepProps) {
  const words = useWords(WORDS);
  const { locker, variant, hidden } = calm;
  const backs = Math.min(locker, SHOWN);
  return (
    <div className="deep">
      <div className="djl" data-about={topicText<Topic>({ kind: 'locker' })}>
        <div className="heap" aria-hidden="true">
          <span className="mouth" data-spot="locker" />
          {Array.from({ length: backs }, (_, i) => (
            <CardBack
              // biome-ignore lint/suspicious/noArrayIndexKey: backs are all alike; the place in the heap is what they are
              key={i}
              style={{ '--i': i, '--lean': `${LEANS[i]}deg`, '--lift': `${LIFTS[i]}px` } as CSSProperties}
            />
          ))}
        </div>
        {hidden ? (
          <div className="open">
            <Laid title={words.board.locker} cards={hidden.locker} />
            <Laid title={words.board.lootDeck} cards={[...hidden.top, ...hidden.deck]} />
          </div>
        ) : (
          <div>
            <h2>{words.board.locker}</h2>
            <p>
              <span className="num big">
                <Count value={locker} />
              </span>{' '}
              {words.board.faceDown(locker)}
            </p>
          </div>
        )}
      </div>
      {variant && (
        <button
          type="button"
          className="variant-tag"
          data-about={topicText<Topic>({ kind: 'variant', id: variant })}
          data-ask
          aria-label={words.board.variant(words.variants[variant].name)}
        >
          <Art id={artOfVariant(variant)} />
          <span className="tagname">{words.variants[variant].name}</span>
        </button>
      )}
      {children}
    </div>
  );
}
