/** The foot of a board: what is to be decided, by whom, and the buttons to do it with. */
import type { Seat } from '@fathoms/kernel/game.ts';
import { type ComponentChildren, createContext, type RefObject } from 'preact';
import { useContext, useEffect, useRef } from 'preact/hooks';
import { Bubbles, Button, Emblem, type SeatColour } from '../ui/pieces.tsx';
import { CONFIRM } from '../ui/shortcuts.ts';
import { useWords } from '../words/words.ts';
import type { BoardProps, Face } from './screen.ts';
import { faceAt } from './seats.ts';
import { Still, TellingOn } from './still.tsx';
import { BOARD_WORDS } from './words.ts';

/** The newest line of the log, which lies on top of the prompt bar on a phone. The shell fills it in. */
export const NewestLogRow = createContext<ComponentChildren>(null);

/** What is said about something met for the first time. The shell fills it in. */
export const FirstTime = createContext<ComponentChildren>(null);

/** Around one device: who is asked, by name. */
const Addressed = createContext<string | null>(null);

/** The way back to what the others did, beside the prompt of who is asked. The shell fills it in. */
export const SinceThen = createContext<ComponentChildren>(null);

/** Where a prompt is read aloud: it stays while prompts come and go. The shell fills it in. */
export const PromptAloud = createContext<RefObject<HTMLElement | null> | null>(null);

interface PromptBarProps {
  mine: boolean; // this device decides: the coral tab
  colour: SeatColour; // whose decision it is
  say: ComponentChildren; // one sentence
  detail?: ComponentChildren; // one line below it
  waiting?: boolean;
  children?: ComponentChildren; // at most two buttons
}

/** Always at the same place: one sentence, one line below it, at most two buttons. */
export function PromptBar({ mine, colour, say, detail, waiting = false, children }: PromptBarProps) {
  const peek = useContext(NewestLogRow);
  const firstTime = useContext(FirstTime);
  const name = useContext(Addressed);
  const skip = useContext(TellingOn);
  const since = useContext(SinceThen);
  const words = useReadAloud(skip !== null);
  // whoever taps now has not seen what came of the last tap: it shows the rest and decides nothing
  const only = skip && {
    role: 'group' as const,
    'aria-disabled': true,
    onClickCapture: (event: MouseEvent) => {
      event.stopPropagation();
      skip();
    },
  };
  const classes = ['prompt', mine && !skip ? 'mine' : '', waiting ? 'waiting' : ''];
  const back = mine && !skip ? since : null;
  return (
    <div className={`foot ${waiting ? 'waits' : ''} ${back ? 'returns' : ''}`}>
      {firstTime ?? peek}
      <section className={classes.filter(Boolean).join(' ')} {...only}>
        <Emblem colour={colour} className="em-l" />
        <div ref={words} className="say">
          <b>
            {name && `${name}: `}
            {say}
          </b>
          {detail && <span className="detail">{detail}</span>}
        </div>
        {back}
        {waiting && <Bubbles />}
        {children && <div className="acts">{children}</div>}
      </section>
    </div>
  );
}

/** What the bar says is read where the shell reads it, once all is told: sentence and detail, each when it is new. */
function useReadAloud(telling: boolean): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  const aloud = useContext(PromptAloud);
  useEffect(() => {
    if (telling) return;
    const said = [...(bar.current?.children ?? [])].map(line => line.textContent ?? '');
    for (const [i, place] of [...(aloud?.current?.children ?? [])].entries())
      if (place.textContent !== (said[i] ?? '')) place.textContent = said[i] ?? '';
  });
  return bar;
}

/** What is said when nobody decides any more. */
interface Over {
  readonly winners: readonly Seat[]; // [] = nobody at the table has won
  readonly say: (names: readonly string[], you: boolean) => string;
  readonly detail?: string;
}

interface PromptProps extends Pick<BoardProps, 'seat' | 'faces' | 'toAct'> {
  readonly over: Over | null; // null = still playing
  readonly waiting: (acting: Face) => { readonly say: string; readonly detail?: string };
  readonly children: (colour: SeatColour, seat: Seat) => ComponentChildren; // the bar of who is asked, in their colour
}

/** The match is over, somebody else decides, or this viewer is asked: but not before that has been told. */
export function Prompt(props: PromptProps) {
  return (
    <Still>
      <Asked {...props} />
    </Still>
  );
}

function Asked({ seat, faces, toAct, over, waiting, children }: PromptProps) {
  const { watching } = useWords(BOARD_WORDS);
  if (over) {
    const best = over.winners.map(winner => faceAt(faces, winner));
    const names = best.map(({ name }) => name);
    const say = over.say(
      names,
      best.some(({ you }) => you),
    );
    const { colour } = best[0] ?? faceAt(faces, seat ?? 0);
    return <PromptBar mine={false} colour={colour} say={say} detail={over.detail} />;
  }
  const [first] = toAct;
  if (first === undefined) throw new Error('nobody to act');
  if (seat !== null && toAct.includes(seat)) {
    const { name, you, colour } = faceAt(faces, seat);
    return <Addressed.Provider value={you ? null : name}>{children(colour, seat)}</Addressed.Provider>;
  }
  const acting = faceAt(faces, first);
  const { say, detail } = waiting(acting);
  const { colour } = acting;
  return (
    <PromptBar mine={false} waiting colour={colour} say={say} detail={seat === null ? watching : detail} />
  );
}

interface ConfirmProps {
  readonly ready: boolean;
  readonly hint: ComponentChildren; // what is to be chosen first
  readonly confirm: () => void;
  readonly refuse: () => void; // tried before anything is chosen
  readonly children: ComponentChildren;
}

/** Does what is chosen; before that it says what to choose, and explains itself when tried. */
export function Confirm({ ready, hint, confirm, refuse, children }: ConfirmProps) {
  return (
    <Button
      kind="primary"
      off={!ready}
      sub={ready ? undefined : hint}
      teach="confirm"
      shortcut={CONFIRM}
      onClick={ready ? confirm : refuse}
    >
      {children}
    </Button>
  );
}
