import type { Event, View } from '@fathoms/games/shares/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { eventsIn } from '../../../board/news.ts';
import type { Face } from '../../../board/screen.ts';
import { faceAt } from '../../../board/seats.ts';
import { Emblem, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { WORDS } from '../words/table.ts';

interface FinalProps {
  readonly view: View;
  readonly faces: readonly Face[];
  readonly history: readonly News[];
}

/** That the end has come, why, and whose final turn is still to be. */
export function Final({ view, faces, history }: FinalProps) {
  const { final } = useWords(WORDS);
  const { ending, finalTurns } = view;
  if (ending === null || finalTurns === null || view.winner !== null) return null;
  const reason = triggerIn(history)?.reason;
  const seats = faces.map((_, i) => (ending + 1 + i) % faces.length);
  const done = faces.length - finalTurns;
  return (
    <section className="final">
      <Icon id="clock" />
      <div>
        <b>{final.title(finalTurns)}</b>
        <p>
          {reason && final.why[reason]} {view.final ? final.left : final.soon}
        </p>
      </div>
      <span className="left" aria-hidden="true">
        {seats.map((seat, i) => (
          <Emblem
            key={seat}
            colour={faceAt(faces, seat).colour}
            className={`em-s ${i < done ? 'done' : ''}`}
          />
        ))}
      </span>
    </section>
  );
}

type Triggered = Extract<Event, { type: 'triggered' }>;

const triggerIn = (history: readonly News[]): Triggered | undefined =>
  eventsIn<Event>(history).findLast((event): event is Triggered => event.type === 'triggered');
