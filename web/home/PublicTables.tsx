import './public-tables.css';
import { useEffect, useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import type { GameScreen } from '../board/screen.ts';
import { SITES, siteOf } from '../games/sites.ts';
import { TABLE_SETTINGS } from '../people/settings-words.ts';
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
  const [waiting, watched] = [shown.filter(table => !table.playing), shown.filter(table => table.playing)];
  return (
    <section className="open-tables" aria-labelledby="open-tables">
      <div className="panel">
        <h2 id="open-tables">{waiting.length > 0 || watched.length === 0 ? open.title : open.watchTitle}</h2>
        <Filters tables={tables} filter={filter} change={setFilter} />
        {shown.length === 0 && <p role="status">{open.none}</p>}
        {waiting.length > 0 && <Rows tables={waiting} />}
        {waiting.length > 0 && watched.length > 0 && <h3>{open.watchTitle}</h3>}
        {watched.length > 0 && <Rows tables={watched} />}
      </div>
    </section>
  );
}

const Rows = ({ tables }: { tables: readonly PublicTable[] }) => (
  <ul>
    {tables.map(table => (
      <Row key={table.id} table={table} />
    ))}
  </ul>
);

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
  const settings = useWords(TABLE_SETTINGS);
  const name = siteOf(table.game)?.words[language].name ?? '';
  const options = useOptionTexts(table);
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>
          {table.names.length > 0 ? shell.and(named(table)) : open.nobody}
          {' · '}
          {table.playing ? open.playing(table.moves) : open.free(table.free, table.seats)}
        </span>
        <span className="open-how">
          {table.rated && (
            <span className="tag">
              <Icon id="crown" />
              {shell.rated}
            </span>
          )}
          {table.bots > 0 && (
            <span className="tag">
              <Icon id="bot" />
              {open.bots(table.bots)}
            </span>
          )}
          {table.tempo !== 'calm' && (
            <span className="tag">
              <Icon id="clock" />
              {settings.tempos[table.tempo]}
            </span>
          )}
          {options.map(text => (
            <span key={text} className="tag">
              {text}
            </span>
          ))}
        </span>
      </div>
      <Link className={table.free > 0 ? 'btn primary sm' : 'btn sm'} href={`/t/${table.id}`}>
        <Icon id={table.free > 0 ? 'person' : 'eye'} />
        <span>{table.free > 0 ? open.join : open.watch}</span>
      </Link>
    </li>
  );
}

/** People with their ratings, where those matter. */
const named = ({ names, rated, ratings }: PublicTable): string[] =>
  names.map((name, i) => {
    const rating = rated ? ratings[i] : undefined;
    return rating ? `${name} ${rating.points}${rating.provisional ? '?' : ''}` : name;
  });

/** What is played in another way than usual, in words. They come with the game's screen, where there is something to say. */
function useOptionTexts({ game, options }: PublicTable): readonly string[] {
  const { language } = useSettings();
  const [screen, setScreen] = useState<GameScreen | null>(null);
  const isUsual = Object.keys(options).length === 0;
  useEffect(() => {
    let wanted = true;
    if (!isUsual)
      void siteOf(game)
        ?.screen?.()
        .then(found => wanted && setScreen(found));
    return () => {
      wanted = false;
    };
  }, [game, isUsual]);
  const texts = screen?.options(language) ?? {};
  return Object.entries(options).flatMap(([name, value]) => {
    const text = texts[name];
    return text ? [`${text.name}: ${text.values[String(value)]?.name ?? String(value)}`] : [];
  });
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
