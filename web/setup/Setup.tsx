import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import { Link, useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { chosenOptions } from '../session/chosen-options.ts';
import { createLocalTable } from '../session/local-tables.ts';
import { changeSettings, getSettings } from '../settings/settings.ts';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { lazyPart } from '../ui/parts.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { CrewForm } from './CrewForm.tsx';
import { type Crew, seated } from './crew.ts';
import { Frame, useToggle } from './Frame.tsx';
import { Launch } from './Launch.tsx';
import { OptionsForm } from './OptionsForm.tsx';
import { keepPlan, type LocalMode, loadPlan } from './plans.ts';
import { type LoadedGame, useGame } from './use-game.ts';
import { WORDS } from './words.ts';

export type PlayMode = 'solo' | 'friends' | 'pass';

interface SetupProps {
  readonly site: Site;
  readonly mode: PlayMode;
}

const RulesReader = lazyPart(() => import('../rules-reader/RulesReader.tsx').then(m => m.RulesReader));

/** Before a game: who plays and how. A table with friends is set up at the table itself. */
export function Setup({ site, mode }: SetupProps) {
  return mode === 'friends' ? <Launch site={site} /> : <LocalSetup site={site} mode={mode} />;
}

function LocalSetup({ site, mode }: SetupProps & { mode: LocalMode }) {
  const words = useWords(WORDS);
  const loaded = useGame(site);
  const [rules, openRules, closeRules] = useToggle();
  const [settings, openSettings, closeSettings] = useToggle();
  const [last] = useState(() => loadPlan(site.id, mode, site.seats, getSettings().name));
  const [crew, setCrew] = useState(last.crew);
  const [chosen, setChosen] = useState(last.options);
  const options = loaded ? chosenOptions(loaded.game, crew.length, chosen) : chosen;
  const start = useStart({ game: site.id, mode, crew, loaded, options });
  return (
    <Frame site={site} lead={words.lead[mode]} openRules={openRules} openSettings={openSettings}>
      <main className="plan panel">
        <form className="plan-form" onSubmit={start.submit}>
          <div className="plan-cols">
            <section>
              <h3>{words.crew.title}</h3>
              <CrewForm game={site.id} crew={crew} room={site.seats} change={setCrew} />
            </section>
            <section>
              <h3>{words.options.title}</h3>
              <OptionsForm loaded={loaded} seats={crew.length} options={options} change={setChosen} />
            </section>
          </div>
          <Foot ready={loaded !== null} seats={crew.length} phase={start.phase} />
        </form>
      </main>
      {rules && <RulesReader game={site.id} onClose={closeRules} />}
      {settings && <SettingsSheet onClose={closeSettings} />}
    </Frame>
  );
}

interface Plan {
  game: string;
  mode: LocalMode;
  crew: Crew;
  loaded: LoadedGame | null;
  options: OptionValues;
}

type Phase = 'planning' | 'starting' | 'failed';

/** Lays the table and goes there: by the button, or with Enter after a name. */
function useStart({ game, mode, crew, loaded, options }: Plan) {
  const shell = useWords();
  const { crew: words } = useWords(WORDS);
  const [, navigate] = useLocation();
  const [phase, setPhase] = useState<Phase>('planning');
  const [wanted, setWanted] = useState(false);
  const start = async () => {
    if (phase === 'starting') return;
    setPhase('starting');
    const you = crew.find(seat => seat.who === 'you')?.name.trim();
    if (you) changeSettings({ name: you });
    const seats = seated(crew, { you: shell.you, diver: words.diver });
    keepPlan(game, mode, { crew, options });
    try {
      navigate(`/local/${await createLocalTable({ game, options, seats })}`);
    } catch (error) {
      console.error(error);
      setPhase('failed');
    }
  };
  const submit = (event: Event) => {
    event.preventDefault();
    setWanted(true);
  };
  // whoever presses Enter before the options have come need not press it again
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins once, with what is planned by then
  useEffect(() => {
    if (!wanted || !loaded) return;
    setWanted(false);
    void start();
  }, [wanted, loaded]);
  return { phase, submit };
}

function Foot({ ready, seats, phase }: { ready: boolean; seats: number; phase: Phase }) {
  const { foot } = useWords(WORDS);
  const status = { planning: foot.crew(seats), starting: foot.starting, failed: foot.failed }[phase];
  return (
    <footer className="plan-foot">
      <p role="status" className={phase === 'failed' ? 'plan-failed' : undefined}>
        {ready ? status : foot.loading}
      </p>
      <Link href="/" className="btn quiet">
        <span>{foot.back}</span>
      </Link>
      <Button kind="primary" icon="dive" type="submit" off={!ready || phase === 'starting'}>
        {foot.start}
      </Button>
    </footer>
  );
}
