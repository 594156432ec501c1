import './people.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import { LEVELS, type News, type OpenProposal, type TableInfo } from '@fathoms/protocol/messages.ts';
import type { Face } from '../board/screen.ts';
import type { Session } from '../session/session.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { PEOPLE, type PeopleWords } from './people-words.ts';
import { TABLE_SETTINGS, type TableSettingsWords } from './settings-words.ts';

interface QuestionsProps {
  table: TableInfo;
  faces: readonly Face[];
  fresh: readonly News[]; // what happened last
  send: Session['send'];
}

/** What the table waits to hear from this player besides a move: a yes or no, or that they are back. */
export function Questions({ table, faces, fresh, send }: QuestionsProps) {
  return (
    <>
      {table.yours.map(seat => (
        <StandInNote key={seat} {...{ table, seat, send }} />
      ))}
      {table.clock && <OutOfTime table={table} fresh={fresh} />}
      {table.asked && <Question asked={table.asked} {...{ table, faces, send }} />}
    </>
  );
}

function StandInNote({ table, seat, send }: Pick<QuestionsProps, 'table' | 'send'> & { seat: Seat }) {
  const shell = useWords();
  const words = useWords(PEOPLE);
  const there = table.seats[seat];
  if (there?.kind !== 'human' || !there.standIn || table.status !== 'playing') return null;
  const { level, resigned } = there.standIn;
  return (
    <div className="ban">
      <Icon id="bot" />
      <p>{words[resigned ? 'resignedYou' : 'playsForYou'](shell.levels[level])}</p>
      {!resigned && (
        <Button small kind="primary" onClick={() => send({ t: 'back', seat })}>
          {words.back}
        </Button>
      )}
    </div>
  );
}

/** Whether a bot stands in for the seat that looks. */
export function isHeld(table: TableInfo, seat: Seat | null): boolean {
  const there = seat === null ? undefined : table.seats[seat];
  return there?.kind === 'human' && there.standIn !== null && table.status === 'playing';
}

function OutOfTime({ table, fresh }: Pick<QuestionsProps, 'table' | 'fresh'>) {
  const shell = useWords();
  const { clocks } = useWords(PEOPLE);
  const isOut = fresh.some(({ seat, by }) => by === 'bot' && seat !== null && isOwnSeat(table, seat));
  if (!isOut) return null;
  return (
    <div className="ban">
      <Icon id="clock" />
      <p>{clocks.out(shell.levels[LEVELS[0]])}</p>
    </div>
  );
}

/** Played by this device, without a bot standing in. */
function isOwnSeat({ yours, seats }: TableInfo, seat: Seat): boolean {
  const there = seats[seat];
  return yours.includes(seat) && there?.kind === 'human' && !there.standIn;
}

function Question({ asked, table, faces, send }: Omit<QuestionsProps, 'fresh'> & { asked: OpenProposal }) {
  const shell = useWords();
  const { asks } = useWords(PEOPLE);
  const name = (seat: Seat): string => nameOf(table, seat);
  const { what, by, waiting } = asked;
  const isMine = table.yours.includes(by);
  const wanted = waiting.some(seat => table.yours.includes(seat));
  const text = textOf(asked, name, asks, useWords(TABLE_SETTINGS).tempos);
  const others = waiting.map(seat => faces[seat]?.name ?? name(seat));
  return (
    <div className="ban people-question">
      <Icon id={ICONS[what.is]} />
      <p>
        {!isMine && <b>{text.question} </b>}
        {wanted ? <span className="more">{text.more}</span> : asks.waiting(shell.and(others))}
      </p>
      {wanted && (
        <div className="row">
          <Button small kind="primary" onClick={() => send({ t: 'answer', yes: true })}>
            {asks.yes}
          </Button>
          <Button small onClick={() => send({ t: 'answer', yes: false })}>
            {asks.no}
          </Button>
        </div>
      )}
      {isMine && (
        <Button small kind="quiet" onClick={() => send({ t: 'answer', yes: false })}>
          {asks.withdraw}
        </Button>
      )}
    </div>
  );
}

const ICONS = { undo: 'undo', 'stand-in': 'bot', pause: 'clock', clock: 'clock' } as const;

function textOf(
  { what, by }: OpenProposal,
  name: (seat: Seat) => string,
  asks: PeopleWords['asks'],
  tempos: TableSettingsWords['tempos'],
) {
  switch (what.is) {
    case 'undo':
      return { question: asks.undo(name(by)), more: asks.undoMore };
    case 'stand-in':
      return { question: asks['stand-in'](name(by), name(what.seat)), more: asks.standInMore };
    case 'pause':
      return { question: asks.pause(name(by)), more: asks.pauseMore };
    case 'clock':
      return { question: asks.clock(name(by), tempos[what.tempo]), more: asks.clockMore };
  }
}

function nameOf(table: TableInfo, seat: Seat): string {
  const there = table.seats[seat];
  return there && there.kind !== 'open' ? there.name : '';
}
