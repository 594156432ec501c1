import type { ReactNode } from 'react';
import { Bubbles, Emblem, type SeatColour } from '../ui/pieces.tsx';

interface PromptBarProps {
  mine: boolean; // this device decides: the coral tab
  colour: SeatColour; // whose decision it is
  say: ReactNode; // one sentence
  detail?: ReactNode; // one line below it
  waiting?: boolean;
  children?: ReactNode; // at most two buttons
}

/** Always at the same place: what is to be decided, and by whom. The shell's live region reads it out. */
export function PromptBar({ mine, colour, say, detail, waiting = false, children }: PromptBarProps) {
  const classes = ['prompt', mine ? 'mine' : '', waiting ? 'waiting' : ''];
  return (
    <section className={classes.filter(Boolean).join(' ')} data-prompt>
      <Emblem colour={colour} className="em-l" />
      <div className="say">
        <b data-say>{say}</b>
        {detail && <span>{detail}</span>}
      </div>
      {waiting && <Bubbles />}
      {children && <div className="acts">{children}</div>}
    </section>
  );
}
