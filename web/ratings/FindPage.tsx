import './ratings.css';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import { SITES, siteOf } from '../games/sites.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { PlainPage } from '../shell/PlainPage.tsx';
import { Segmented, Switch } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { beginSearch, endSearch } from './search.ts';
import { RATINGS } from './words.ts';

const FEWEST = 2;

/** Company for a game, wherever it is. */
export function FindPage({ game: first }: { game?: string }) {
  const words = useWords(RATINGS);
  const { name, language } = useSettings();
  const [, navigate] = useLocation();
  const games = SITES.filter(site => site.screen).map(site => site.id);
  const [game, setGame] = useState(first !== undefined && games.includes(first) ? first : (games[0] ?? ''));
  const [players, setPlayers] = useState(0);
  const [rated, setRated] = useState(true);
  const [state, setState] = useState<'ready' | 'looking' | 'failed'>('ready');
  const { min, max } = siteOf(game)?.seats ?? { min: FEWEST, max: FEWEST };
  const counts = Array.from({ length: max - Math.max(FEWEST, min) + 1 }, (_, i) => Math.max(FEWEST, min) + i);
  const seats = counts.includes(players) ? players : 0;
  const ready = name.trim() !== '' && state !== 'looking';
  const submit = (event: Event) => {
    event.preventDefault();
    if (!ready) return;
    setState('looking');
    beginSearch({ game, seats, rated }).then(
      table => navigate(`/t/${table}`),
      problem => {
        console.error(problem);
        endSearch();
        setState('failed');
      },
    );
  };
  return (
    <PlainPage className="ratings-page" title={words.find.title} subtitle={words.find.lead}>
      <main className="ratings-in panel">
        <form className="ratings-find" onSubmit={submit}>
          <label className="field">
            <span>{words.find.name}</span>
            <input
              value={name}
              maxLength={24}
              autoComplete="nickname"
              onInput={event => changeSettings({ name: event.currentTarget.value })}
            />
          </label>
          <Segmented
            label={words.game}
            values={games}
            value={game}
            name={id => siteOf(id)?.words[language].name ?? id}
            change={setGame}
          />
          <Segmented
            label={words.find.players}
            values={[0, ...counts]}
            value={seats}
            name={count => (count === 0 ? words.find.any : `${count}`)}
            change={setPlayers}
          />
          <Switch label={words.find.rated} help={words.find.ratedMore} on={rated} change={setRated} />
          <Button
            type="submit"
            kind="primary"
            icon="friends"
            off={!ready}
            sub={name.trim() === '' ? words.find.needName : undefined}
          >
            {state === 'looking' ? words.find.going : words.find.go}
          </Button>
          <p role="alert">{state === 'failed' ? words.find.failed : ''}</p>
        </form>
      </main>
    </PlainPage>
  );
}
