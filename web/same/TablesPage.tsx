import { seatLetter } from '@fathoms/kernel/game.ts';
import type { SharedPage, SharedResult, SharedTableInfo } from '@fathoms/protocol/shared.ts';
import { matchpoints } from '@fathoms/table/record/matchpoints.ts';
import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { inviteLink } from '../people/invite.ts';
import { hashOf } from '../record/address.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Compare, type Contender } from './Compare.tsx';
import { SameFrame } from './SameFrame.tsx';
import { fetchSharedRecord } from './server.ts';
import { LinkField } from './TryPage.tsx';
import { SAME } from './words.ts';

interface TablesPageProps {
  readonly page: SharedPage;
  readonly site: Site;
}

/** Several tables with one deal: how far they are, and at the end each seat beside the same seat elsewhere. */
export function TablesPage({ page, site }: TablesPageProps) {
  const words = useWords(SAME);
  const done = page.tables.flatMap(({ n, mine, result }, i) =>
    result ? [{ n, mine, result, nth: i + 1 }] : [],
  );
  const left = page.tables.filter(({ status }) => status !== 'over').length;
  const waits = page.tables.some(({ status }) => status === 'waiting');
  return (
    <SameFrame site={site}>
      <section className="panel same-tables">
        <header>
          <h2>{words.tables.headline(page.tables.length)}</h2>
          <span>
            {left === 0 ? words.tables.all : page.open ? words.tables.some(left) : words.tables.lead}
          </span>
        </header>
        {page.maker && waits && <p>{words.tables.send}</p>}
        <ol>
          {page.tables.map((table, i) => (
            <TableRow key={table.n} {...{ table }} nth={i + 1} maker={page.maker} />
          ))}
        </ol>
        {done.length > 1 && <p className="help">{words.tables.pointsSub}</p>}
      </section>
      {done.length > 0 && <Standings {...{ page, site, done }} />}
    </SameFrame>
  );
}

function TableRow({ table, nth, maker }: { table: SharedTableInfo; nth: number; maker: boolean }) {
  const { tables } = useWords(SAME);
  const { status, mine, table: code } = table;
  return (
    <li className={mine ? 'mine' : undefined}>
      <b className="same-who">{tables.table(nth)}</b>
      <span className={`tag ${status === 'over' ? 'safe' : ''}`}>{tables.status[status]}</span>
      {mine && code && (
        <Link className="btn sm" href={`/t/${code}`}>
          <Icon id="dive" />
          <span>{tables.toTable}</span>
        </Link>
      )}
      {maker && code && status === 'waiting' && (
        <LinkField link={inviteLink(location.origin, code)} label={tables.link(nth)} />
      )}
    </li>
  );
}

interface DoneTable {
  readonly n: number;
  readonly nth: number;
  readonly mine: boolean;
  readonly result: SharedResult;
}

function Standings({ page, site, done }: TablesPageProps & { done: readonly DoneTable[] }) {
  const { tables } = useWords(SAME);
  const points = matchpoints(done.map(({ result }) => result.scores));
  const seats = page.seats
    .map((_, seat) => seat)
    .filter(seat => done.some(({ result }) => result.levels[seat] === null));
  const own = done.find(({ mine }) => mine) ?? done[0];
  const [beside, setBeside] = useState<{ seat: number; n: number } | null>(null);
  const other = done.find(({ n }) => n === beside?.n);
  const sideOf = ({ n, nth, result }: DoneTable, seat: number): Contender => ({
    key: `${n} ${seat}`,
    name: `${result.names[seat]} (${tables.at(nth)})`,
    called: result.names[seat] ?? '',
    you: false,
    seat,
    text: () => fetchSharedRecord(page.deal, n),
    replay: step => `/same/${page.deal}/${n}${hashOf({ step, eyes: seat })}`,
  });
  return (
    <>
      <div className="same-seats">
        {seats.map(seat => (
          <section key={seat} className="panel">
            <h3>{tables.seat(seatLetter(seat))}</h3>
            <ol>
              {done
                .map((one, i) => ({ ...one, points: points[i]?.[seat] ?? 0 }))
                .sort((a, b) => b.points - a.points)
                .map(one => (
                  <li key={one.n} className={one.mine ? 'mine' : undefined}>
                    <span className="same-who">
                      {one.result.names[seat]} <small>{tables.at(one.nth)}</small>
                    </span>
                    <b className="num">{one.result.scores[seat]}</b>
                    {done.length > 1 && (
                      <span className="tag gain num">{tables.points(`${one.points}`)}</span>
                    )}
                    {own && one.n !== own.n && (
                      <Besides
                        name={one.result.names[seat] ?? ''}
                        on={beside?.n === one.n && beside.seat === seat}
                        put={() => setBeside({ seat, n: one.n })}
                      />
                    )}
                  </li>
                ))}
            </ol>
          </section>
        ))}
      </div>
      {own && other && beside && (
        <Compare site={site} sides={[sideOf(own, beside.seat), sideOf(other, beside.seat)]} />
      )}
    </>
  );
}

function Besides({ name, on, put }: { name: string; on: boolean; put: () => void }) {
  const words = useWords(SAME);
  return (
    <Button small icon="eye" off={on} onClick={put}>
      {words.put(name)}
    </Button>
  );
}
