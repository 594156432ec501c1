import './evening.css';
import { EVENING, EVENING_FORMATS, type EveningPlan, WHO_BEGINS } from '@fathoms/protocol/evenings.ts';
import { useId, useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { SITES } from '../games/sites.ts';
import { chosenOptions } from '../session/chosen-options.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { LevelStrength } from '../setup/LevelStrength.tsx';
import { levelsOf } from '../setup/levels.ts';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { useGame } from '../setup/use-game.ts';
import { Segmented, Switch } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { EveningFrame } from './EveningFrame.tsx';
import { MyEvenings } from './MyEvenings.tsx';
import { createEvening } from './server.ts';
import { EVENINGS } from './words.ts';

type Draft = Omit<EveningPlan, 'game' | 'options' | 'seats'>;
const USUAL: Draft = { title: '', format: 'robin', rounds: 3, bots: null, auto: false, patience: 3 };
const PLAYED = SITES.filter(site => site.screen && site.seats.max > 1);

/** What is played, how people meet and how long: then there is one link to send. */
export function NewEvening() {
  const words = useWords(EVENINGS);
  const { language } = useSettings();
  const [game, setGame] = useState(PLAYED[0]?.id);
  const site = PLAYED.find(({ id }) => id === game);
  if (!site) return null;
  return (
    <EveningFrame title={words.title} subtitle="" lead={words.lead}>
      <MyEvenings />
      <Segmented
        label={words.setup.game}
        values={PLAYED.map(({ id }) => id)}
        value={site.id}
        name={id => PLAYED.find(one => one.id === id)?.words[language].name}
        change={setGame}
      />
      <Form key={site.id} site={site} />
    </EveningFrame>
  );
}

function Form({ site }: { site: Site }) {
  const words = useWords(EVENINGS);
  const { setup } = words;
  const { name } = useSettings();
  const loaded = useGame(site);
  const [draft, setDraft] = useState(USUAL);
  const [seats, setSeats] = useState(Math.max(2, site.seats.min));
  const [chosen, setChosen] = useState({});
  const options = loaded ? chosenOptions(loaded.game, seats, chosen) : chosen;
  const open = useOpen({ ...draft, title: draft.title.trim(), game: site.id, seats, options }, name);
  const set = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const sizes = Array.from({ length: site.seats.max - 1 }, (_, i) => i + 2).filter(n => n >= site.seats.min);
  return (
    <form className="evening-form" onSubmit={open.submit}>
      <section>
        <Text
          label={setup.name}
          value={name}
          max={24}
          change={text => changeSettings({ name: text })}
          autoComplete="nickname"
        />
        <Text
          label={setup.evening}
          value={draft.title}
          max={EVENING.title}
          change={title => set({ title })}
        />
        <Segmented
          label={setup.format}
          help={words.formats[draft.format].help}
          values={EVENING_FORMATS}
          value={draft.format}
          name={format => words.formats[format].name}
          change={format => set({ format })}
        />
        <div className="evening-numbers">
          <Count
            label={setup.rounds}
            value={draft.rounds}
            max={EVENING.rounds}
            change={rounds => set({ rounds })}
          />
          <Count
            label={setup.patience}
            value={draft.patience}
            max={EVENING.patience}
            change={patience => set({ patience })}
          />
        </div>
        <Segmented label={setup.seats} values={sizes} value={seats} name={n => n} change={setSeats} />
        <Switch
          label={setup.bots}
          help={setup.botsHelp}
          on={draft.bots !== null}
          change={on => set({ bots: on ? 'seal' : null })}
        />
        {draft.bots && (
          <Segmented
            label={setup.level}
            values={levelsOf(site.id)}
            value={draft.bots}
            name={nameOfLevel}
            change={bots => set({ bots })}
          />
        )}
        {draft.bots && <LevelStrength game={site.id} level={draft.bots} />}
        <Switch label={setup.auto} help={setup.autoHelp} on={draft.auto} change={auto => set({ auto })} />
      </section>
      <section>
        <h2>{setup.options}</h2>
        <OptionsForm {...{ loaded, seats, options }} change={setChosen} without={WHO_BEGINS} />
      </section>
      <footer>
        <p role="alert">{open.failed}</p>
        <Button
          kind="primary"
          icon="friends"
          type="submit"
          off={!loaded || open.busy || name.trim() === ''}
          sub={name.trim() === '' ? setup.needName : undefined}
        >
          {open.busy ? setup.going : setup.go}
        </Button>
      </footer>
    </form>
  );
}

const nameOfLevel = (level: string): string => level[0]?.toUpperCase() + level.slice(1);

function useOpen(plan: EveningPlan, name: string) {
  const { setup } = useWords(EVENINGS);
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const submit = (event: Event): void => {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    setFailed('');
    createEvening(plan, name.trim()).then(
      id => navigate(`/e/${id}`),
      problem => {
        console.error(problem);
        setBusy(false);
        setFailed(String(problem).includes('too-fast') ? setup.tooMany : setup.failed);
      },
    );
  };
  return { submit, busy, failed };
}

interface TextProps {
  label: string;
  value: string;
  max: number;
  change: (text: string) => void;
  autoComplete?: string;
}

function Text({ label, value, max, change, autoComplete = 'off' }: TextProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={max}
        autoComplete={autoComplete}
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  );
}

function Count({
  label,
  value,
  max,
  change,
}: {
  label: string;
  value: number;
  max: number;
  change: (n: number) => void;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={String(value)} onChange={event => change(Number(event.currentTarget.value))}>
        {Array.from({ length: max }, (_, i) => i + 1).map(n => (
          <option key={n} value={String(n)}>
            {n}
          </option>
        ))}
      </select>
    </div>
  );
}
