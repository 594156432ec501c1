import './people.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import { type SeatInfo, type TableInfo, TEMPOS, type Tempo } from '@fathoms/protocol/messages.ts';
import { useRef } from 'preact/hooks';
import type { Session } from '../session/session.ts';
import { Sheet, Switch } from '../ui/controls.tsx';
import { Button, Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { AboutSomebody, ReportTable } from './Complain.tsx';
import { colourAt } from './colours.ts';
import { PastMatches } from './PastMatches.tsx';
import { PEOPLE } from './people-words.ts';
import { OthersSeat, OwnSeat } from './SeatWays.tsx';
import { TABLE_SETTINGS } from './settings-words.ts';

interface PeopleProps {
  table: TableInfo;
  waitedFor: readonly Seat[]; // for a while already
  send: Session['send'];
  openMoving: () => void;
  close: () => void;
}

/** Who sits at an online table, and what can be done about somebody who is not there. */
export function People({ table, waitedFor, send, openMoving, close }: PeopleProps) {
  const words = useWords(PEOPLE);
  const settings = useWords(TABLE_SETTINGS);
  return (
    <Sheet title={words.title} onClose={close}>
      <ul className="people">
        {table.seats.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <PersonRow key={at} {...{ table, seat, at, send }} idle={waitedFor.includes(at)} />
        ))}
      </ul>
      {table.watchers > 0 && (
        <p className="people-watching">
          <Icon id="eye" />
          {words.watching(table.watchers)}
        </p>
      )}
      <PastMatches history={table.history} />
      {(plays(table) || table.host) && (
        <Button icon="pass" onClick={openMoving}>
          {words.move}
        </Button>
      )}
      {mayPause(table) && plays(table) && !table.asked && (
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
      {mayAddClock(table) && <AddClock send={send} close={close} />}
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
      <ReportTable table={table.id} />
    </Sheet>
  );
}

/** Time goes by: somebody's own, or that of a decision. */
const mayPause = ({ clock, countdowns }: TableInfo): boolean =>
  [...(clock ? [clock] : []), ...countdowns].some(({ paused }) => !paused);

const mayAddClock = (table: TableInfo): boolean =>
  table.status === 'playing' && !table.clock && !table.asked && plays(table);

/** Whoever has given up all their seats looks on. */
const plays = ({ yours, seats }: TableInfo): boolean =>
  yours.some(at => {
    const seat = seats[at];
    return seat?.kind !== 'human' || !seat.standIn?.resigned;
  });

const CLOCKS = (Object.keys(TEMPOS) as Tempo[]).filter(tempo => TEMPOS[tempo]);

/** A table that began without hurry may turn out to need a clock. */
function AddClock({ send, close }: Pick<PeopleProps, 'send' | 'close'>) {
  const { clocks } = useWords(PEOPLE);
  const settings = useWords(TABLE_SETTINGS);
  const choice = useRef<HTMLSelectElement>(null);
  const submit = (event: Event) => {
    event.preventDefault();
    send({ t: 'propose', what: { is: 'clock', tempo: (choice.current?.value ?? 'steady') as Tempo } });
    close();
  };
  return (
    <form className="people-clock" onSubmit={submit}>
      <label>
        <span>{clocks.add}</span>
        <select ref={choice}>
          {CLOCKS.map(name => (
            <option key={name} value={name} selected={name === 'steady'}>
              {settings.tempos[name]}
            </option>
          ))}
        </select>
      </label>
      <Button small icon="clock" type="submit">
        {clocks.ask}
      </Button>
    </form>
  );
}

interface PersonRowProps {
  table: TableInfo;
  seat: SeatInfo;
  at: Seat;
  idle: boolean;
  send: Session['send'];
}

function PersonRow({ table, seat, at, idle, send }: PersonRowProps) {
  const shell = useWords();
  const words = useWords(PEOPLE);
  if (seat.kind === 'open') return null;
  const status =
    seat.kind === 'bot'
      ? words.bot(shell.levels[seat.level])
      : seat.standIn
        ? words[seat.standIn.resigned ? 'resigned' : 'playsFor'](shell.levels[seat.standIn.level])
        : seat.here
          ? words.here
          : words.away;
  return (
    <li>
      <Emblem colour={colourAt(table, at)} />
      <div>
        <b>{seat.name}</b>
        <span>{seat.kind === 'human' ? saidOf(seat, status, words) : status}</span>
      </div>
      {seat.kind === 'human' && seat.who !== undefined && !table.yours.includes(at) && (
        <AboutSomebody table={table.id} who={seat.who} name={seat.name} />
      )}
      {seat.kind === 'human' &&
        table.status === 'playing' &&
        (table.yours.includes(at) ? (
          <OwnSeat rated={table.settings.rated} {...{ seat, at, send }} />
        ) : (
          <OthersSeat {...{ table, seat, at, idle, send }} />
        ))}
      {seat.kind === 'human' && table.host && !seat.hosts && !seat.program && table.status !== 'over' && (
        <Button small kind="quiet" className="people-hand-over" onClick={() => send({ t: 'host', seat: at })}>
          {words.handOver(seat.name)}
        </Button>
      )}
    </li>
  );
}

const saidOf = (
  { hosts, program }: Extract<SeatInfo, { kind: 'human' }>,
  status: string,
  words: (typeof PEOPLE)['en'],
): string => {
  if (program !== undefined) return words.program(status, program);
  return hosts ? `${words.host} · ${status}` : status;
};
