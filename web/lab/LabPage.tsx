import './lab.css';
import './figures.css';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Link, useLocation, useSearch } from 'wouter-preact';
import { SITES, siteOf } from '../games/sites.ts';
import { useSettings } from '../settings/settings.ts';
import { Brand } from '../shell/Head.tsx';
import { Loading } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { KeptHere, Questions } from './Beside.tsx';
import { type Experiment, type LabTrouble, namedIn, readExperiment, searchOf } from './experiment.ts';
import type { LabTelling } from './figures.ts';
import { numbersIn } from './numbers.ts';
import { Progress } from './Progress.tsx';
import { Results } from './Results.tsx';
import { Settings } from './Settings.tsx';
import { titleOf } from './sides.ts';
import { TakeAlong } from './TakeAlong.tsx';
import { type LoadedLab, useLabGame } from './use-lab-game.ts';
import { type Run, useRun } from './use-run.ts';
import { LAB } from './words.ts';

const newSeed = (): string => crypto.getRandomValues(new Uint32Array(1))[0].toString(36);

/** Bots at a table, thousands of times: what holds, and what is chance. The address is the experiment. */
export function LabPage() {
  const words = useWords(LAB);
  useTitle(words.title);
  const search = useSearch();
  const named = namedIn(search);
  const site = named.game === null ? SITES.find(one => one.screen) : siteOf(named.game);
  const loaded = useLabGame(site, named.version);
  const seed = useMemo(newSeed, []);
  if (!site) return <InTrouble trouble={{ is: 'game', text: named.game ?? '' }} />;
  if (loaded === null) return <Loading />;
  if (loaded === 'unknown') return <InTrouble trouble={{ is: 'version', text: `${named.version}` }} />;
  const read = readExperiment(search, loaded.game, () => seed);
  return read.ok ? (
    <Lab experiment={read.experiment} loaded={loaded} />
  ) : (
    <InTrouble trouble={read.trouble} />
  );
}

function InTrouble({ trouble }: { trouble: LabTrouble }) {
  const words = useWords(LAB);
  const { whole } = numbersIn(useSettings().language);
  const { title, afresh, ...say } = words.trouble;
  const text = (): string => {
    switch (trouble.is) {
      case 'games':
        return say.games(whole(trouble.most));
      case 'seed':
        return say.seed(trouble.most);
      case 'seats':
        return say.seats(trouble.min, trouble.max);
      case 'option':
        return say.option(trouble.option);
      case 'forbidden':
        return say.forbidden(trouble.rule);
      default:
        return say[trouble.is](trouble.text);
    }
  };
  return (
    <MessagePage art="sea-jelly" title={title} text={text()}>
      <Link className="btn primary" href="/lab">
        <span>{afresh}</span>
      </Link>
    </MessagePage>
  );
}

function Lab({ experiment, loaded }: { experiment: Experiment; loaded: LoadedLab }) {
  const words = useWords(LAB);
  const { language } = useSettings();
  const [, navigate] = useLocation();
  const page = useRef<HTMLDivElement>(null);
  const { run: latest, start, clear } = useRun();
  const { game, facts, screen } = loaded;
  const search = searchOf(experiment, game);
  const go = (next: Experiment) => navigate(`/lab?${searchOf(next, game)}`, { replace: true });
  // an address is an experiment: what ran under another one is gone
  const run = latest && isOf(latest, experiment, game) ? latest : null;
  const state = run?.runner.state() ?? null;
  useEffect(() => {
    if (latest && !run) clear();
  }, [latest, run, clear]);
  useEffect(() => {
    if (`?${search}` !== location.search) navigate(`/lab?${search}`, { replace: true });
  }, [search, navigate]);
  const stopped = state === 'stopped' ? run?.runner.done() : undefined;
  useEffect(() => {
    if (stopped) navigate(`/lab?${searchOf({ ...experiment, games: stopped }, game)}`, { replace: true });
  }, [stopped, experiment, game, navigate]);
  const telling = useMemo<LabTelling>(() => {
    const known = { ...words.facts, ...facts[language] };
    return {
      words,
      numbers: numbersIn(language),
      fact: name => (Object.hasOwn(known, name) ? known[name] : name),
    };
  }, [words, facts, language]);
  const name = siteOf(game.id)?.words[language].name ?? game.id;
  const title = titleOf(experiment, screen.options(language), {
    game: name,
    players: words.players,
    crew: words.crew,
    versus: words.versus,
  });
  const isOpen = state === 'running' || state === 'paused';
  const begin = (next: Experiment) => {
    go(next);
    start(next);
  };
  return (
    <div className="lab-page" ref={page}>
      <Sea width={1440} height={900} className="lab-sea" bands={BANDS} />
      <header className="lab-top">
        <Brand />
        <div>
          <h1>{words.title}</h1>
          <span>{words.lead}</span>
        </div>
      </header>
      <main className="lab-in">
        <div className="lab-side">
          <Settings
            {...{ experiment, loaded }}
            locked={isOpen}
            ran={run !== null}
            change={go}
            choose={id => navigate(`/lab?game=${id}`, { replace: true })}
            otherLuck={() => go({ ...experiment, seed: newSeed() })}
          />
          <Progress {...{ experiment, run }} start={() => start(experiment)} />
        </div>
        {run && run.runner.done() > 0 ? (
          <Results run={run} telling={telling} search={search} title={title} />
        ) : (
          <Questions experiment={experiment} begin={begin} waiting={run !== null} />
        )}
        <div className="lab-more">
          <TakeAlong {...{ experiment, run, page, title }} address={`${location.origin}/lab?${search}`} />
          <KeptHere />
        </div>
      </main>
    </div>
  );
}

const BANDS = [
  [66, 8, 9, 'w1', 1],
  [170, 8, 8, 'w2', 2.4],
  [320, 8, 7, 'w3', 4],
  [480, 8, 6, 'w4', 0.6],
  [640, 8, 6, 'w5', 2],
  [760, 7, 5, 'w6', 3],
  [850, 7, 5, 'w7', 1],
] as const;

const isOf = ({ experiment, runner }: Run, now: Experiment, game: LoadedLab['game']): boolean =>
  searchOf({ ...experiment, games: now.games }, game) === searchOf(now, game) &&
  (experiment.games === now.games || runner.done() === now.games);
