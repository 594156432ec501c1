import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { useEffect, useRef } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import type { SeenState } from '../session/frames.ts';
import type { PictureLoader } from '../session/picture-loader.ts';
import { usePictures } from '../session/use-pictures.ts';
import { Shallows } from '../shell/Loading.tsx';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface CurtainProps {
  face: Face;
  open: () => void;
  screen: GameScreen;
  faces: readonly Face[];
  options: OptionValues;
  pictures: PictureLoader;
  everybody: SeenState | null; // what everybody may see; null = only water
}

/** Instead of the board of a seat, never over it: what is not drawn cannot be peeked at. */
export function Curtain({ face, open, everybody, ...table }: CurtainProps) {
  const { curtain } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      {everybody && <OpenTable seen={everybody} {...table} />}
      <main className={everybody ? 'curtain sheer' : 'curtain'}>
        {!everybody && <Shallows />}
        <section className="panel" role="status">
          <Emblem colour={face.colour} className="em-l" />
          <h2>{curtain.pass(face.name)}</h2>
          <p>{curtain.only(face.name)}</p>
          <button ref={button} type="button" className="btn primary" onClick={open}>
            {curtain.ready(face.name)}
          </button>
        </section>
      </main>
    </>
  );
}

type OpenTableProps = Pick<CurtainProps, 'screen' | 'faces' | 'options' | 'pictures'> & { seen: SeenState };

const nothing = (): void => {};

/** The table as an onlooker sees it. */
function OpenTable({ seen: { state }, screen, faces, options, pictures }: OpenTableProps) {
  const picture = usePictures(pictures);
  if (state.seat !== null) throw new Error('behind the curtain is nobody’s view');
  return (
    <div className="stage behind" inert aria-hidden="true">
      <screen.Board
        {...{ faces, options, picture }}
        history={[]}
        view={state.view}
        seat={null}
        toAct={state.toAct}
        legal={[]}
        choice={null}
        outcome={state.outcome}
        fresh={[]}
        countdowns={[]}
        pictures={state.pictures}
        aids={false}
        pace={1}
        draft={nothing}
        act={nothing}
        explain={nothing}
      />
    </div>
  );
}
