import { useState } from 'preact/hooks';
import { Link } from 'wouter-preact';
import { siteOf } from '../games/sites.ts';
import { PushSwitch } from '../push/PushSwitch.tsx';
import { useSettings, useTheme } from '../settings/settings.ts';
import { Button, Icon, Scene } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { LeaveSheet } from './LeaveSheet.tsx';
import { type MyTable, useOpenTables } from './my-tables.ts';
import { type HomeWords, WORDS } from './words.ts';

const AT_FIRST = 3;

/** Tables that are still open, above everything else. Nothing at all where there are none. */
export function GoOn() {
  const words = useWords(WORDS);
  const { tables, putAway, left } = useOpenTables();
  const [all, setAll] = useState(false);
  if (tables.length === 0) return null;
  return (
    <section className="go-on" aria-label={words.goOn.label}>
      {tables.slice(0, all ? undefined : AT_FIRST).map(table => (
        <Card key={table.id} {...{ table, putAway, left }} />
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

type CardProps = { table: MyTable } & Pick<ReturnType<typeof useOpenTables>, 'putAway' | 'left'>;

function Card({ table, putAway, left }: CardProps) {
  const shell = useWords();
  const { goOn } = useWords(WORDS);
  const { language } = useSettings();
  const theme = useTheme();
  const [asked, setAsked] = useState(false);
  const site = siteOf(table.game);
  if (!site) return null;
  const game = site.words[language].name;
  const isLocal = table.transport === 'local';
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
        href={`/${isLocal ? 'local' : 't'}/${table.id}`}
        className={table.yourTurn ? 'btn primary' : 'btn'}
      >
        <span>{goOn.go}</span>
      </Link>
      <button
        type="button"
        className="tool"
        aria-label={isLocal ? goOn.forget(game) : goOn.putAway(game)}
        onClick={() => (isLocal ? putAway(table) : setAsked(true))}
      >
        <Icon id="close" />
      </button>
      {asked && (
        <LeaveSheet
          table={table}
          game={game}
          putAway={() => putAway(table)}
          left={() => (table.status === 'lobby' ? left(table) : putAway(table))}
          close={() => setAsked(false)}
        />
      )}
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
