import type { RuleId } from '@fathoms/kernel/game.ts';
import { Art } from '../ui/pieces.tsx';
import { AboutPanel, type AboutProps, placeBeside } from './about.tsx';

export interface Note {
  readonly title: string;
  readonly text: string;
  readonly art: string | null;
  readonly rule: RuleId;
}

interface AboutNotesProps extends AboutProps {
  readonly notes: readonly Note[]; // [] = there is nothing to say
}

const WIDTH = 280;

/** What lies here, in words, above or below it, with the way into the rules. */
export function AboutNotes({ notes, ...props }: AboutNotesProps) {
  const [first] = notes;
  if (!first) return null;
  return (
    <AboutPanel {...props} title={first.title} rule={first.rule} place={placeBeside(props, WIDTH)}>
      {notes.map(({ title, text, art }) => (
        <div key={title} className="note">
          {art && <Art id={art} />}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
    </AboutPanel>
  );
}
