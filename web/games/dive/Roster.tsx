import type { DiverView, View } from '@fathoms/games/dive/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { memo } from 'preact/compat';
import { ProgramMark } from '../../board/ProgramMark.tsx';
import type { Face } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Art, Icon } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { companionArt } from './model/art.ts';
import { PawnBadge } from './pieces/Pawn.tsx';
import type { DiveWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

interface RosterProps {
  readonly view: View;
  readonly seat: Seat | null;
  readonly faces: readonly Face[];
}

/** The others: who is ready, who is still looking, who travels with whom. */
export const Roster = memo(function Roster({ view, seat, faces }: RosterProps) {
  const words = useWords(WORDS);
  const { away } = useWords(BOARD_WORDS);
  const others = faces.flatMap((face, other) => (other === seat ? [] : [{ face, other }]));
  if (others.length === 0 && !view.chief) return null;
  return (
    <section
      className={`who panel ${view.divers.some(isAccompanied) ? 'kinned' : ''}`}
      aria-label={words.roster.label}
    >
      <ul>
        {others.map(({ face, other }) => {
          const diver = view.divers[other];
          if (!diver) return null;
          return (
            <li key={other} data-about={`pawn:${other}`}>
              <PawnBadge pawn={other} faces={faces} />
              <b>
                {face.name}
                <small>
                  <ProgramMark face={face} />
                  {noteOf(face, diver, faces, words, away)}
                </small>
              </b>
              <Kin diver={diver} />
              <Ready diver={diver} over={view.phase === 'over'} />
            </li>
          );
        })}
        {view.chief && (
          <li data-about="pawn:chief">
            <PawnBadge pawn="chief" faces={faces} />
            <b>
              {words.theChief}
              <small>{words.roster.chief}</small>
            </b>
          </li>
        )}
      </ul>
    </section>
  );
});

const isAccompanied = ({ companion, using }: DiverView): boolean => companion !== null || using !== null;

function noteOf(
  face: Face,
  diver: DiverView,
  faces: readonly Face[],
  words: DiveWords,
  away: string,
): string {
  if (diver.dolphinsTo !== null) return words.roster.dolphins(faceAt(faces, diver.dolphinsTo).name);
  if (diver.using) return words.roster.uses(words.companions[diver.using].name);
  return face.here ? '' : away;
}

function Ready({ diver, over }: { readonly diver: DiverView; readonly over: boolean }) {
  const { roster } = useWords(WORDS);
  if (over) return null;
  return (
    <span className={`tag ${diver.ready ? 'safe' : ''}`}>
      {diver.ready && <Icon id="check" />}
      {diver.ready ? roster.ready : roster.looking}
    </span>
  );
}

function Kin({ diver }: { readonly diver: DiverView }) {
  const words = useWords(WORDS);
  const companion = diver.using ?? diver.companion;
  if (!companion) return null;
  return (
    <span className={`withkin ${diver.using ? 'used' : ''}`} data-about={`companion:${companion}`}>
      <Art id={companionArt(companion)} label={words.companions[companion].name} />
    </span>
  );
}
