import { format } from '@fathoms/games/dive/notation.ts';
import type { Companion, View } from '@fathoms/games/dive/types.ts';
import type { BoardProps, Face } from '../../board/screen.ts';
import { Art } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { companionArt } from './art.ts';
import { PawnBadge } from './Pawn.tsx';
import { WORDS } from './words/table.ts';

interface OfferProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'faces' | 'toAct'> {
  readonly chosen: Companion | null;
  readonly choose: (companion: Companion) => void; // a second tap takes it
}

/** Before the first dive: everybody takes a companion, the youngest first. */
export function Offer({ view, legal, faces, toAct, chosen, choose }: OfferProps) {
  const words = useWords(WORDS);
  return (
    <section className="offer" aria-label={words.offer.label}>
      <ol className="picks panel">
        {view.ages.map(seat => (
          <Pick
            key={seat}
            face={faces[seat]}
            {...{ seat, faces }}
            now={toAct.includes(seat)}
            companion={view.divers[seat]?.companion ?? null}
          />
        ))}
      </ol>
      <ul className="tiles">
        {view.offered.map(companion => {
          const { name, text } = words.companions[companion];
          const mine = legal.includes(format({ type: 'take', companion }));
          return (
            <li key={companion}>
              <button
                type="button"
                className={`tile ${mine ? 'glows' : ''} ${chosen === companion ? 'chosen' : ''}`}
                aria-pressed={chosen === companion}
                disabled={!mine}
                onClick={() => choose(companion)}
              >
                <Art id={companionArt(companion)} />
                <b>{name}</b>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface PickProps {
  readonly seat: number;
  readonly face: Face | undefined;
  readonly faces: readonly Face[];
  readonly now: boolean;
  readonly companion: Companion | null;
}

function Pick({ seat, face, faces, now, companion }: PickProps) {
  const words = useWords(WORDS);
  return (
    <li className={now ? 'now' : ''}>
      <PawnBadge pawn={seat} faces={faces} />
      <b>{face?.name}</b>
      {companion ? (
        <span className="got">
          <Art id={companionArt(companion)} /> {words.companions[companion].name}
        </span>
      ) : (
        <small>{now ? words.offer.picks : words.offer.waits}</small>
      )}
    </li>
  );
}
