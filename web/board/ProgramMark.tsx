import './program-mark.css';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Face } from './screen.ts';
import { BOARD_WORDS } from './words.ts';

/** Beside the name of a seat in which somebody's program plays. */
export function ProgramMark({ face }: { readonly face: Face }) {
  const { programOf } = useWords(BOARD_WORDS);
  if (face.program === undefined) return null;
  return (
    <span className="program-mark" title={programOf(face.program)}>
      <Icon id="bot" />
      <span className="vh">{programOf(face.program)}, </span>
    </span>
  );
}
