import { useEffect, useRef } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** Over the prompt: whoever decided looks as long as they like, then the curtain falls. */
export function PassOn({ face, pass }: { face: Face; pass: () => void }) {
  const { curtain } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <section className="pass-on panel" aria-label={curtain.passOn(face.name)}>
      <Emblem colour={face.colour} className="em-l" />
      <p>{curtain.seen(face.name)}</p>
      <button ref={button} type="button" className="btn primary" onClick={pass}>
        {curtain.passOn(face.name)}
      </button>
    </section>
  );
}
