import type { ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';
import { Bubbles, Emblem, type SeatColour } from '../ui/pieces.tsx';
import { PeekLine } from './peek.ts';

interface PromptBarProps {
  mine: boolean; // this device decides: the coral tab
  colour: SeatColour; // whose decision it is
  say: ComponentChildren; // one sentence
  detail?: ComponentChildren; // one line below it
  waiting?: boolean;
  children?: ComponentChildren; // at most two buttons
}

/** Always at the same place, the foot of a board: what is to be decided, and by whom. */
export function PromptBar({ mine, colour, say, detail, waiting = false, children }: PromptBarProps) {
  const peek = useContext(PeekLine);
  const classes = ['prompt', mine ? 'mine' : '', waiting ? 'waiting' : ''];
  return (
    <div className="foot">
      {peek}
      <section className={classes.filter(Boolean).join(' ')}>
        <Emblem colour={colour} className="em-l" />
        <div className="say" role="status">
          <b>{say}</b>
          {detail && <span>{detail}</span>}
        </div>
        {waiting && <Bubbles />}
        {children && <div className="acts">{children}</div>}
      </section>
    </div>
  );
}
