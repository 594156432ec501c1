import './people.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { SeatInfo, TableInfo } from '@fathoms/protocol/messages.ts';
import type { Session } from '../session/session.ts';
import { Sheet, Switch } from '../ui/controls.tsx';
import { Button, Emblem, Icon, SEAT_COLOURS } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { PastMatches } from './PastMatches.tsx';
import { PEOPLE } from './people-words.ts';
import { TABLE_SETTINGS } from './settings-words.ts';
import { useLongAway } from './use-long-away.ts';

interface PeopleProps {
  table: TableInfo;
  send: Session['send'];
  openMoving: () => void;
  close: () => void;
}

/** Who sits at an online table, and what can be done about somebody who is not there. */
export function People({ table, send, openMoving, close }: PeopleProps) {
  const words = useWords(PEOPLE);
  const settings = useWords(TABLE_SETTINGS);
  return (
    <Sheet title={words.title} onClose={close}>
      <ul className="people">
        {table.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <PersonRow key={at} {...{ table, seat, at, send }} />
        ))}
      </ul>
      {table.watchers > 0 && (
        <p className="people-watching">
          <Icon id="eye" />
          {words.watching(table.watchers)}
        </p>
      )}
      <PastMatches history={table.history} />
      {(table.yours.length > 0 || table.host) && (
        <Button icon="pass" onClick={openMoving}>
          {words.move}
        </Button>
      )}
      {mayPause(table) && table.yours.length > 0 && !table.asked && (
        <Button
          icon="clock"
          onClick={() => {
            send({ t: 'propose', what: { is: 'pause' } });
            close();
          }}
        >
          {words.clocks.pause}
        </Button>
      )}
      {table.host && (
        <section className="people-host">
          <h3>{words.hostTitle}</h3>
          {(['listed', 'watchable'] as const).map(name => (
            <Switch
              key={name}
              label={settings[name].label}
              help={settings[name].help}
              on={table.settings[name]}
              change={on => send({ t: 'settings', settings: { [name]: on } })}
            />
          ))}
        </section>
      )}
    </Sheet>
  );
}

/** Time goes by: somebody's own, or that of a decision. */
const mayPause = ({ clock, countdowns }: TableInfo): boolean =>
  [...(clock ? [clock] : []), ...countdowns].some(({ paused }) => !paused);

interface PersonRowProps {
  table: TableInfo;
  seat: SeatInfo;
  at: Seat;
  send: Session['send'];
}

function PersonRow({ table, seat, at, send }: PersonRowProps) {
  const shell = useWords();
  const words = useWords(PEOPLE);
  if (seat.kind === 'open') return null;
  const status =
    seat.kind === 'bot'
      ? words.bot(shell.levels[seat.level])
      : seat.standIn
        ? words.playsFor(shell.levels[seat.standIn.level])
        : seat.here
          ? words.here
          : words.away;
  return (
    <li>
      <Emblem colour={SEAT_COLOURS[at] ?? 'sun'} />
      <div>
        <b>{seat.name}</b>
        <span>{status}</span>
      </div>
      {seat.kind === 'human' && table.status === 'playing' && (
        <SeatWays {...{ table, at, send }} seat={seat} />
      )}
    </li>
  );
}

type Human = Extract<SeatInfo, { kind: 'human' }>;

/** The owner decides at any time, the host after a minute away, the others after it and together. */
function SeatWays({ table, seat, at, send }: PersonRowProps & { seat: Human }) {
  const words = useWords(PEOPLE);
  const longAway = useLongAway(seat);
  const isMine = table.yours.includes(at);
  const bot = () => send({ t: 'stand-in', seat: at, level: 'seal' });
  if (isMine && seat.standIn)
    return (
      <Button small kind="primary" onClick={() => send({ t: 'back', seat: at })}>
        {words.back}
      </Button>
    );
  if (isMine)
    return (
      <Button small icon="bot" sub={words.leaveMore} onClick={bot}>
        {words.leave}
      </Button>
    );
  if (seat.here || seat.standIn || (!table.host && table.yours.length === 0)) return null;
  if (!longAway)
    return <p className="help">{table.host ? words.soonForHost(seat.name) : words.soon(seat.name)}</p>;
  if (table.host)
    return (
      <Button small icon="bot" onClick={bot}>
        {words.replace(seat.name)}
      </Button>
    );
  return (
    <Button small icon="bot" onClick={() => send({ t: 'propose', what: { is: 'stand-in', seat: at } })}>
      {words.askReplace(seat.name)}
    </Button>
  );
}
