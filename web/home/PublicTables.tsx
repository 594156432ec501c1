import './public-tables.css';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { SITES, siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Segmented, Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type Filter, fetchPublic, type PublicTable, pickPublic } from './public-tables.ts';
import { WORDS } from './words.ts';

const OFTEN = 15_000; // milliseconds between two looks

/** Tables of others that want company. Nothing at all where there are none. */
export function PublicTables() {
  const { open } = useWords(WORDS);
  const tables = usePublicTables();
  const [filter, setFilter] = useState<Filter>({ game: '', freeOnly: false });
  if (tables.length === 0) return null;
  const shown = pickPublic(tables, filter);
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <div className="panel">
        <h2 id="open-tables">{open.title}</h2>
        <Filters tables={tables} filter={filter} change={setFilter} />
        {shown.length === 0 && <p role="status">{open.none}</p>}
        <ul>
          {shown.map(table => (
            <Row key={table.id} table={table} />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface FiltersProps {
  tables: readonly PublicTable[];
  filter: Filter;
  change: (filter: Filter) => void;
}

function Filters({ tables, filter, change }: FiltersProps) {
  const { open } = useWords(WORDS);
  const { language } = useSettings();
  const games = SITES.filter(site => tables.some(table => table.game === site.id)).map(site => site.id);
  return (
    <div className="open-filters">
      {(games.length > 1 || filter.game !== '') && (
        <Segmented
          label={open.game}
          hidden
          values={['', ...games]}
          value={filter.game}
          name={game => siteOf(game)?.words[language].name ?? open.all}
          change={game => change({ ...filter, game })}
        />
      )}
      <Switch
        label={open.freeOnly}
        on={filter.freeOnly}
        change={freeOnly => change({ ...filter, freeOnly })}
      />
    </div>
  );
}

function Row({ table }: { table: PublicTable }) {
  const shell = useWords();
  const { open } = useWords(WORDS);
  const { language } = useSettings();
  const name = siteOf(table.game)?.words[language].name ?? '';
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>
          {table.names.length > 0 ? shell.and(table.names) : open.nobody}
          {' · '}
          {table.playing ? open.playing : open.free(table.free, table.seats)}
        </span>
      </div>
      <Link className={table.free > 0 ? 'btn primary sm' : 'btn sm'} href={`/t/${table.id}`}>
        <Icon id={table.free > 0 ? 'person' : 'eye'} />
        <span>{table.free > 0 ? open.join : open.watch}</span>
      </Link>
    </li>
  );
}

function usePublicTables(): readonly PublicTable[] {
  const [tables, setTables] = useState<readonly PublicTable[]>([]);
  useEffect(() => {
    const leaving = new AbortController();
    const look = () => {
      if (document.visibilityState === 'visible')
        void fetchPublic(leaving.signal).then(found => leaving.signal.aborted || setTables(found));
    };
    look();
    const timer = setInterval(look, OFTEN);
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, []);
  return tables;
}
