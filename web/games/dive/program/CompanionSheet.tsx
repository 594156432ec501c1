import { format } from '@fathoms/games/dive/notation.ts';
import type { Companion } from '@fathoms/games/dive/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { Face } from '../../../board/screen.ts';
import { Sheet } from '../../../ui/controls.tsx';
import { Art, Button, Emblem } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { companionArt } from '../model/art.ts';
import { WORDS } from '../words/table.ts';

interface CompanionSheetProps {
  readonly companion: Companion;
  readonly legal: readonly string[];
  readonly faces: readonly Face[];
  readonly take: (action: string) => void;
  readonly placeOctopus: (() => void) | null;
  readonly close: () => void;
}

/** What a companion does, and using it now: once a game, for everybody to see. */
export function CompanionSheet({ companion, legal, faces, take, placeOctopus, close }: CompanionSheetProps) {
  const words = useWords(WORDS);
  const { name, text } = words.companions[companion];
  const [to, setTo] = useState<Seat | null>(null);
  const use = (action: string) => {
    take(action);
    close();
  };
  const announced =
    companion === 'orca' || companion === 'green' || companion === 'white'
      ? format({ type: 'announce', companion })
      : null;
  const given = to === null ? null : format({ type: 'dolphins', to });
  const friends = faces.flatMap((face, seat) =>
    legal.includes(format({ type: 'dolphins', to: seat })) ? [{ face, seat }] : [],
  );
  return (
    <Sheet title={name} className="dive-sheet" onClose={close}>
      <div className="kin-about">
        <Art id={companionArt(companion)} />
        <p>{text}</p>
      </div>
      {(companion === 'angler' || companion === 'clown') && (
        <p className="help">{words.companion.inside[companion]}</p>
      )}
      {friends.length > 0 && (
        <fieldset className="friends">
          <legend>{words.companion.toWhom}</legend>
          {friends.map(({ face, seat }) => (
            <button
              key={seat}
              type="button"
              aria-pressed={to === seat}
              className={to === seat ? 'on' : ''}
              onClick={() => setTo(seat)}
            >
              <Emblem colour={face.colour} />
              {face.name}
            </button>
          ))}
        </fieldset>
      )}
      {announced && legal.includes(announced) && <Use name={name} onClick={() => use(announced)} />}
      {friends.length > 0 && <Use name={name} off={given === null} onClick={() => given && use(given)} />}
      {companion === 'octopus' && placeOctopus && (
        <Button
          kind="primary"
          icon="plus"
          onClick={() => {
            placeOctopus();
            close();
          }}
        >
          {words.octopus.begin}
        </Button>
      )}
    </Sheet>
  );
}

function Use({
  name,
  off = false,
  onClick,
}: {
  readonly name: string;
  readonly off?: boolean;
  readonly onClick: () => void;
}) {
  const { companion } = useWords(WORDS);
  return (
    <Button kind="primary" icon="check" off={off} sub={companion.once} onClick={onClick}>
      {companion.use(name)}
    </Button>
  );
}
