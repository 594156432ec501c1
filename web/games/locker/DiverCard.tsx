import { DIVERS, type DiverId, type VariantId } from '@fathoms/games/locker/parts.ts';
import type { CSSProperties } from 'preact';
import { Art, Mark } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { artOfDiver, artOfVariant } from './cards.ts';
import { WORDS } from './words/table.ts';

const sized = (width: number) => ({ '--w': `${width}px` }) as CSSProperties;

/** A diver: portrait on the colour of the loot it changes, that loot's mark, the skill in words. */
export function DiverCard({ id, width }: { readonly id: DiverId; readonly width: number }) {
  const words = useWords(WORDS);
  const { character, loot } = DIVERS[id];
  const suits: readonly string[] = loot;
  const skill = words.skills[id];
  return (
    <div className={`card diver s-${suits[0] ?? 'none'}`} style={sized(width)}>
      <div className="in">
        <div className="scene">
          <Art id={artOfDiver(character)} />
        </div>
        {suits.length > 0 && (
          <div className="bdg">
            {suits.map(suit => (
              <Mark key={suit} id={suit} />
            ))}
          </div>
        )}
        <div className="tx">
          <em>{words.characters[character]}</em>
          <b>{skill.name}</b>
          <p>{skill.text}</p>
        </div>
      </div>
    </div>
  );
}

export function VariantCard({ id, width }: { readonly id: VariantId; readonly width: number }) {
  const { name, text } = useWords(WORDS).variants[id];
  return (
    <div className="card diver variant" style={sized(width)}>
      <div className="in">
        <div className="scene">
          <Art id={artOfVariant(id)} />
        </div>
        <div className="tx">
          <b>{name}</b>
          <p>{text}</p>
        </div>
      </div>
    </div>
  );
}
