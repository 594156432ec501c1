import type { Face } from '../../../board/screen.ts';
import { Art, Emblem } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { bandClass, EVENT_ART } from '../parts/art.ts';
import { WORDS } from '../words/table.ts';
import type { HeldUp } from './choreography.ts';
import { PopTag } from './Water.tsx';

const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' } as const;

/** An event card, held up for everybody: what it is, what it says, what it did. The log says it in words. */
export function Spotlight({ event, faces }: { readonly event: HeldUp; readonly faces: readonly Face[] }) {
  const words = useWords(WORDS);
  const { name, text } = words.events[event.card];
  const face = faces[event.seat];
  const colour = COLOURS[event.card[1] as keyof typeof COLOURS];
  return (
    <div className="spotlight" aria-hidden="true">
      <div className={`evcard ${bandClass(colour)} ${event.idle ? 'idle' : ''}`}>
        <div className="pic">
          <Art id={EVENT_ART[event.card]} />
        </div>
        <h3>{name}</h3>
        <p>{text}</p>
        <div className="did">
          {face && <Emblem colour={face.colour} className="em-s" />}
          {event.pops.map((pop, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card does each thing once, in order
            <PopTag key={i} pop={pop} />
          ))}
        </div>
      </div>
    </div>
  );
}
