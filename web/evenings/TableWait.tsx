import './evening.css';
import type { TableInfo } from '@fathoms/protocol/messages.ts';
import { useEffect } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { useContributions } from '../fairness/use-contributions.ts';
import type { Session } from '../session/session.ts';
import { useSession } from '../session/use-session.ts';
import { useSettings } from '../settings/settings.ts';
import { Banners } from '../table/Banners.tsx';
import { Bubbles, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { EveningFrame } from './EveningFrame.tsx';
import { EVENINGS } from './words.ts';

interface TableWaitProps {
  session: Session;
  table: TableInfo;
  site: Site;
  evening: NonNullable<TableInfo['evening']>;
}

/** A table of an evening until everybody has come: then it begins by itself. */
export function TableWait({ session, table, site, evening }: TableWaitProps) {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  const { condition } = useSession(session);
  useContributions(session, table);
  useBeginning(session, table);
  return (
    <EveningFrame title={words.wait.title(evening.round + 1)} subtitle={site.words[language].name}>
      <section className="evening-wait panel">
        <p role="status">
          <b>{words.wait.text}</b>
          <Bubbles />
        </p>
        <ul>
          {table.seats.map((seat, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <li key={at}>
              <Icon
                id={seat.kind === 'bot' ? 'bot' : seat.kind === 'human' && seat.awaited ? 'clock' : 'check'}
              />
              <b>{seat.kind === 'open' ? '' : seat.name}</b>
              <span>
                {seat.kind === 'bot'
                  ? words.wait.bot
                  : seat.kind === 'human' && seat.awaited
                    ? words.wait.awaited
                    : words.wait.come}
              </span>
            </li>
          ))}
        </ul>
        <Link className="btn quiet" href={`/e/${evening.id}`}>
          <Icon id="back" />
          <span>{words.back}</span>
        </Link>
      </section>
      <Banners condition={condition} retry={session.retry} />
    </EveningFrame>
  );
}

/** For numbers that are still on their way to the table. */
const MOMENT_MS = 1500;

/** Whoever sits at the table starts it once all have come: at once when all have promised their luck, else a little later. */
function useBeginning(session: Session, table: TableInfo): void {
  const { seats, yours, sealed } = table;
  const isReady =
    yours.length > 0 &&
    sealed === undefined &&
    seats.every(seat => seat.kind === 'bot' || (seat.kind === 'human' && !seat.awaited));
  const allPromised =
    table.shared !== undefined ||
    seats.every(seat => seat.kind !== 'human' || !seat.here || seat.promise !== undefined);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => session.send({ t: 'start' }), allPromised ? 0 : MOMENT_MS);
    return () => clearTimeout(timer);
  }, [session, isReady, allPromised]);
}
