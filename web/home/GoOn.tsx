import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Button, Icon, Scene } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type MyTable, useOpenTables } from './my-tables.ts';
import { type HomeWords, WORDS } from './words.ts';

const AT_FIRST = 3;

/** Tables that are still open, above everything else. Nothing at all where there are none. */
export function GoOn() {
  const words = useWords(WORDS);
  const [tables, putAway] = useOpenTables();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section className="go-on" aria-label={words.goOn.label}>
      {tables.slice(0, all ? undefined : AT_FIRST).map(table => (
        <Card key={table.id} table={table} onPutAway={() => putAway(table)} />
      ))}
      {tables.length > AT_FIRST && (
        <div className="go-on-more">
          <Button small onClick={() => setAll(!all)}>
            {all ? words.goOn.fewer : words.goOn.all(tables.length)}
          </Button>
        </div>
      )}
      {tables.some(table => table.transport === 'online') && (
        <div className="go-on-calls panel">
          <PushSwitch modest />
        </div>
      )}
    </section>
  );
}

function Card({ table, onPutAway }: { table: MyTable; onPutAway: () => void }) {
  const shell = useWords();
  const { goOn } = useWords(WORDS);
  const { language } = useSettings();
  const theme = useTheme();
  const site = siteOf(table.game);
  if (!site) return null;
  const game = site.words[language].name;
  return (
    <article className={table.yourTurn ? 'go-on-card panel mine' : 'go-on-card panel'}>
      <div className="go-on-thumb">
        <Scene id={`${site.art}-${theme}`} sizes="123px" />
      </div>
      <div>
        <h2>{titleOf(table, game, goOn)}</h2>
        <p>{detailOf(table, shell.and(table.names), goOn)}</p>
      </div>
      <Link
        href={`/${table.transport === 'local' ? 'local' : 't'}/${table.id}`}
        className={table.yourTurn ? 'btn primary' : 'btn'}
      >
        <span>{goOn.go}</span>
      </Link>
      <button
        type="button"
        className="tool"
        aria-label={table.transport === 'local' ? goOn.forget(game) : goOn.putAway(game)}
        onClick={onPutAway}
      >
        <Icon id="close" />
      </button>
    </article>
  );
}

function titleOf(table: MyTable, game: string, words: HomeWords['goOn']): string {
  if (table.transport === 'online' && table.status === 'lobby') return words.lobby(game);
  return table.yourTurn ? words.yourTurn(game) : words.waiting(game);
}

function detailOf(table: MyTable, names: string, words: HomeWords['goOn']): string {
  if (table.transport === 'local') return names ? words.here(names) : words.alone;
  return names ? words.online(names, table.id) : words.empty(table.id);
}
