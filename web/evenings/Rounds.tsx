import type { EveningPage, EveningRound, EveningTable } from '@fathoms/protocol/evenings.ts';
import { Link } from 'wouter-preact';
import { useSettings } from '../settings/settings.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { pointsText } from './mine.ts';
import { Sure } from './Sure.tsx';
import type { LiveEvening } from './server.ts';
import { EVENINGS } from './words.ts';

interface RoundsProps {
  page: EveningPage;
  act: LiveEvening['act'];
  isHost: boolean;
}

/** Who met whom, the newest round first. */
export function Rounds({ page, act, isHost }: RoundsProps) {
  const words = useWords(EVENINGS);
  const { rounds, plan } = page;
  if (rounds.length === 0) return null;
  return (
    <section className="evening-rounds panel">
      <h2>{words.rounds}</h2>
      {rounds
        .map((round, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a round is its number
          <details key={i} open={i === rounds.length - 1}>
            <summary>{words.round(i + 1, plan.rounds)}</summary>
            <Round {...{ page, round, act, isHost }} />
          </details>
        ))
        .reverse()}
    </section>
  );
}

function Round({ page, round, act, isHost }: RoundsProps & { round: EveningRound }) {
  const words = useWords(EVENINGS);
  const { byes, absent, deal, done } = round;
  const names = namesIn(page);
  return (
    <>
      <ul className="evening-tables">
        {round.tables.map((table, i) => (
          <li key={table.id}>
            <h3>
              {words.table(i + 1)} <span className={`tag ${table.is}`}>{words.states[table.is]}</span>
            </h3>
            <Seats {...{ page, table }} />
            {table.missed.length > 0 && <p>{words.missed(names(table.missed))}</p>}
            {table.awaited.length > 0 && <p>{words.awaited(names(table.awaited))}</p>}
            {deal === null && <Replay table={table} />}
            {isHost && !done && <Rescue {...{ round, table, act }} />}
          </li>
        ))}
      </ul>
      {deal !== null && done && (
        <Link className="btn sm" href={`/same/${deal}`}>
          <Icon id="eye" />
          <span>{words.compare}</span>
        </Link>
      )}
      {byes.length > 0 && <p>{words.byes(names(byes))}</p>}
      {absent.length > 0 && <p>{words.absentList(names(absent))}</p>}
    </>
  );
}

const namesIn =
  ({ people }: EveningPage) =>
  (list: readonly number[]): string =>
    list.map(n => people[n]?.name ?? '').join(', ');

function Seats({ page, table }: { page: EveningPage; table: EveningTable }) {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  return (
    <ol>
      {table.seats.map((n, seat) =>
        n === null && table.is === 'off' ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat} className={n !== null && n === page.you ? 'own' : ''}>
            <span>{n === null ? words.bot : page.people[n]?.name}</span>
            {table.scores && <span className="num">{table.scores[seat]}</span>}
            {table.points && n !== null && (
              <b className="num">{pointsText(table.points[seat] ?? 0, language)}</b>
            )}
          </li>
        ),
      )}
    </ol>
  );
}

function Replay({ table }: { table: EveningTable }) {
  const words = useWords(EVENINGS);
  if (table.is !== 'over' && table.is !== 'playing') return null;
  const isOver = table.is === 'over';
  return (
    <Link className="evening-replay" href={isOver ? `/t/${table.id}/replay` : `/t/${table.id}`}>
      <Icon id={isOver ? 'again' : 'eye'} />
      <span>{isOver ? words.replay : words.watch}</span>
    </Link>
  );
}

interface RescueProps {
  round: EveningRound;
  table: EveningTable;
  act: LiveEvening['act'];
}

/** What the host may do once somebody was waited for long enough. */
function Rescue({ round, table, act }: RescueProps) {
  const words = useWords(EVENINGS);
  if (!round.late) return null;
  const wish = (what: 'bot' | 'bye' | 'close') => () => act({ do: what, table: table.id });
  if (table.is === 'playing') return <Sure text={words.close} sure={words.closeSure} run={wish('close')} />;
  if (table.is !== 'waiting' || table.awaited.length === 0) return null;
  return (
    <div className="evening-rescue">
      <p>{words.late}</p>
      <Button small icon="bot" onClick={wish('bot')}>
        {words.sitIn}
      </Button>
      <Button small onClick={wish('bye')}>
        {words.callOff}
      </Button>
    </div>
  );
}
