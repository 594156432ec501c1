import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { Shallows } from '../shell/Loading.tsx';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Instead of the board, never over it: what is not drawn cannot be peeked at. */
export function Curtain({ face, open }: { face: Face; open: () => void }) {
  const { curtain } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <main className="curtain">
      <Shallows />
      <section className="panel" role="status">
        <Emblem colour={face.colour} className="em-l" />
        <h2>{curtain.pass(face.name)}</h2>
        <p>{curtain.only(face.name)}</p>
        <button ref={button} type="button" className="btn primary" onClick={open}>
          {curtain.ready(face.name)}
        </button>
      </section>
    </main>
  );
}
