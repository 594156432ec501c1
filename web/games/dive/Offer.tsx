import { format } from '@fathoms/games/dive/notation.ts';
import type { Action, Companion, View } from '@fathoms/games/dive/types.ts';
import { offered } from '../../board/forecast.tsx';
import type { BoardProps, Face } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import type { Selection } from '../../board/use-turn.ts';
import { Art } from '../../ui/pieces.tsx';
import { shortcutOf } from '../../ui/shortcuts.ts';
import { useWords } from '../../words/words.ts';
import { companionArt } from './model/art.ts';
import { PawnBadge } from './pieces/Pawn.tsx';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

interface OfferProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'faces' | 'toAct'> {
  readonly turn: Selection<Action>;
}

/** Before the first dive: everybody takes a companion, the youngest first. */
export function Offer({ view, legal, faces, toAct, turn }: OfferProps) {
  const words = useWords(WORDS);
  const chosen = view.offered.find(companion => turn.chosen === takeOf(companion));
  return (
    <section className="offer" aria-label={words.offer.label}>
      <ol className="picks panel">
        {view.ages.map(seat => (
          <Pick
            key={seat}
            {...{ seat, faces }}
            now={toAct.includes(seat)}
            companion={view.divers[seat]?.companion ?? null}
          />
        ))}
      </ol>
      <ul className="tiles">
        {view.offered.map((companion, i) => {
          const { name, text } = words.companions[companion];
          const take = takeOf(companion);
          const mine = legal.includes(take);
          return (
            <li key={companion}>
              <button
                type="button"
                className={`tile ${mine ? 'glows' : ''} ${turn.chosen === take ? 'chosen' : ''}`}
                {...(mine && offered())}
                aria-pressed={turn.chosen === take}
                data-about={`companion:${companion}`}
                data-quiet
                disabled={!mine}
                {...shortcutOf(mine ? KEYS.choose : undefined, i)}
                onClick={() => turn.pick(take)}
              >
                <Art id={companionArt(companion)} />
                <b>{name}</b>
                <span>{text}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {/* seen where a tile has no room for it; read aloud it is part of the tile */}
      {legal.length > 0 && (
        <p className="does panel" aria-hidden="true">
          {chosen ? words.companions[chosen].text : words.offer.look}
        </p>
      )}
    </section>
  );
}

const takeOf = (companion: Companion): string => format({ type: 'take', companion });

interface PickProps {
  readonly seat: number;
  readonly faces: readonly Face[];
  readonly now: boolean;
  readonly companion: Companion | null;
}

function Pick({ seat, faces, now, companion }: PickProps) {
  const words = useWords(WORDS);
  return (
    <li className={now ? 'now' : ''}>
      <PawnBadge pawn={seat} faces={faces} />
      <b>{faceAt(faces, seat).name}</b>
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
