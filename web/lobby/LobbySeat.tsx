import type { Seat } from '@fathoms/kernel/game.ts';
import type { ClientMessage, SeatInfo } from '@fathoms/protocol/messages.ts';
import type { RatedSeat } from '@fathoms/protocol/ratings.ts';
import { useState } from 'preact/hooks';
import { PEOPLE } from '../people/people-words.ts';
import { Points } from '../ratings/Points.tsx';
import { LevelStrength } from '../setup/LevelStrength.tsx';
import { levelsOf } from '../setup/levels.ts';
import { WORDS } from '../setup/words.ts';
import { Segmented } from '../ui/controls.tsx';
import { Button, Emblem, Icon, type SeatColour } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { FreeSeat } from './FreeSeat.tsx';

export interface LobbySeatProps {
  game: string;
  seat: SeatInfo;
  rating?: RatedSeat | null; // null = none, or the table is not rated
  at: Seat;
  yours: boolean;
  colour: SeatColour;
  host: boolean;
  seeking?: boolean; // somebody will be found for every open seat
  name: string; // under which the receiver would sit down
  own: readonly Seat[]; // where the receiver sits already
  first: boolean; // of the open seats: one seat to suggest is enough
  maySpare: boolean; // there are more seats than the game needs
  seats: number;
  send: (message: ClientMessage) => void;
}

/** One seat in the lobby: who sits there, and what the receiver may do about it. */
export function LobbySeat(props: LobbySeatProps) {
  return (
    <li className={props.seat.kind === 'open' ? 'plan-open' : undefined}>
      <Emblem colour={props.colour} className="em-l" />
      {props.seat.kind === 'open' ? <OpenSeat {...props} /> : <TakenSeat {...props} seat={props.seat} />}
    </li>
  );
}

type Taken = Exclude<SeatInfo, { kind: 'open' }>;

function TakenSeat({ game, seat, rating, at, yours, host, own, send }: LobbySeatProps & { seat: Taken }) {
  const shell = useWords();
  const { lobby, crew } = useWords(WORDS);
  const people = useWords(PEOPLE);
  const status =
    seat.kind === 'bot'
      ? crew.levels[seat.level]
      : yours
        ? lobby.thisDevice
        : seat.awaited
          ? lobby.notCome
          : seat.program !== undefined
            ? lobby.programOf(seat.program)
            : lobby.joined;
  return (
    <>
      <div className="plan-who">
        <b>
          {seat.name} {rating && <Points rating={rating} />}
        </b>
        <span>{seat.kind === 'human' && seat.hosts ? `${people.host} · ${status}` : status}</span>
      </div>
      {seat.kind === 'human' && <Presence here={seat.here} yours={yours} />}
      {yours ? (
        <button
          type="button"
          className="tool"
          aria-label={lobby.stand}
          title={lobby.stand}
          onClick={() => send({ t: 'stand', seat: at })}
        >
          <Icon id="close" />
        </button>
      ) : (
        host &&
        (seat.kind === 'human' ? (
          <FreeSeat
            name={seat.name}
            mayHost={!seat.awaited && seat.program === undefined}
            own={rating ? [] : own}
            {...{ at, send }}
          />
        ) : (
          <button
            type="button"
            className="tool"
            aria-label={lobby.clear(seat.name)}
            title={lobby.clear(seat.name)}
            onClick={() => send({ t: 'clear', seat: at })}
          >
            <Icon id="close" />
          </button>
        ))
      )}
      {seat.kind === 'bot' && host && (
        <div className="plan-level">
          <Segmented
            label={crew.level(seat.name)}
            hidden
            values={levelsOf(game)}
            value={seat.level}
            name={level => shell.levels[level]}
            change={level => send({ t: 'bot', seat: at, level })}
          />
        </div>
      )}
      {seat.kind === 'bot' && <LevelStrength game={game} level={seat.level} />}
    </>
  );
}

function Presence({ here, yours }: { here: boolean; yours: boolean }) {
  const { lobby } = useWords(WORDS);
  if (yours) return <span className="tag">{lobby.you}</span>;
  return here ? (
    <span className="tag safe">
      <Icon id="check" />
      {lobby.here}
    </span>
  ) : (
    <span className="tag loss">
      <Icon id="offline" />
      {lobby.away}
    </span>
  );
}

function OpenSeat({ at, host, seeking, name, own, first, maySpare, seats, send }: LobbySeatProps) {
  const { lobby } = useWords(WORDS);
  const [naming, setNaming] = useState(false);
  const seated = own.length > 0;
  const [from] = own;
  const sit = () => {
    if (seated) setNaming(true);
    else if (name) send({ t: 'sit', seat: at, name });
  };
  if (naming)
    return (
      <NameForm onName={other => send({ t: 'sit', seat: at, name: other })} onDone={() => setNaming(false)} />
    );
  return (
    <>
      <div className="plan-who">
        <b>{lobby.open}</b>
        <span>{lobby.openMore}</span>
      </div>
      {host && maySpare && (
        <button
          type="button"
          className="tool"
          aria-label={lobby.dropSeat}
          title={lobby.dropSeat}
          onClick={() => send({ t: 'seats', count: seats - 1 })}
        >
          <Icon id="close" />
        </button>
      )}
      {!(seated && seeking) && (
        <div className="plan-seat-ways">
          <Button
            small
            kind={first && !seated ? 'primary' : 'plain'}
            icon={seated ? 'pass' : 'person'}
            off={!seated && !name}
            sub={!seated && !name ? lobby.nameFirst : undefined}
            onClick={sit}
          >
            {seated ? lobby.sitAgain : lobby.sit}
          </Button>
          {from !== undefined && own.length === 1 && (
            <Button small icon="right" onClick={() => send({ t: 'swap', seat: from, other: at })}>
              {lobby.moveHere}
            </Button>
          )}
          {host && (
            <Button small icon="bot" onClick={() => send({ t: 'bot', seat: at, level: 'seal' })}>
              {lobby.bot}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

/** The form replaces the button that asked for it, so the focus goes there. */
const focusIt = (field: HTMLInputElement | null): void => field?.focus();

/** A second person on the same device has a name of their own. */
function NameForm({ onName, onDone }: { onName: (name: string) => void; onDone: () => void }) {
  const shell = useWords();
  const { lobby } = useWords(WORDS);
  const [typed, setTyped] = useState('');
  const submit = (event: Event) => {
    event.preventDefault();
    if (typed.trim()) onName(typed.trim());
    onDone();
  };
  return (
    <form className="plan-naming" onSubmit={submit}>
      <label className="plan-who">
        <span>{lobby.otherName}</span>
        <input
          value={typed}
          maxLength={24}
          autoComplete="off"
          ref={focusIt}
          onInput={event => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button small type="submit" kind="primary" off={!typed.trim()}>
        {lobby.take}
      </Button>
      <Button small kind="quiet" onClick={onDone}>
        {shell.cancel}
      </Button>
    </form>
  );
}
