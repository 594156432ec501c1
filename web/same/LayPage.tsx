import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import { useLocation } from 'wouter-preact';
import type { Site } from '../board/screen.ts';
import { RulesReader } from '../rules-reader/RulesReader.tsx';
import { chosenOptions } from '../session/chosen-options.ts';
import { Frame, useToggle } from '../setup/Frame.tsx';
import { OptionsForm } from '../setup/OptionsForm.tsx';
import { useGame } from '../setup/use-game.ts';
import { WORDS } from '../setup/words.ts';
import { SettingsSheet } from '../shell/SettingsSheet.tsx';
import { Segmented } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { layTables } from './server.ts';
import { SAME } from './words.ts';

const TABLES = [2, 3, 4, 5, 6, 7, 8] as const;

/** Several tables of people with the same deal: how many, for how many, and how it is played. */
export function LayPage({ site }: { site: Site }) {
  const setup = useWords(WORDS);
  const { lay, failed } = useWords(SAME);
  const [, navigate] = useLocation();
  const loaded = useGame(site);
  const [rules, openRules, closeRules] = useToggle();
  const [settings, openSettings, closeSettings] = useToggle();
  const { min, max } = site.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const [tables, setTables] = useState<number>(TABLES[0]);
  const [seats, setSeats] = useState(Math.max(min, Math.min(max, 2)));
  const [chosen, setChosen] = useState<OptionValues>({});
  const [phase, setPhase] = useState<'planning' | 'laying' | 'failed'>('planning');
  const options = loaded ? chosenOptions(loaded.game, seats, chosen) : chosen;
  const submit = (event: Event): void => {
    event.preventDefault();
    if (!loaded || phase === 'laying') return;
    setPhase('laying');
    layTables({ game: site.id, seats, options, tables }).then(
      deal => navigate(`/same/${deal}`),
      problem => {
        console.error(problem);
        setPhase('failed');
      },
    );
  };
  return (
    <Frame site={site} lead={lay.lead} openRules={openRules} openSettings={openSettings}>
      <main className="plan panel">
        <form className="plan-form" onSubmit={submit}>
          <div className="plan-cols">
            <section>
              <h3>{lay.title}</h3>
              <ul className="plan-options">
                <li>
                  <Segmented
                    label={lay.tables}
                    values={TABLES}
                    value={tables as (typeof TABLES)[number]}
                    name={String}
                    change={setTables}
                  />
                </li>
                {counts.length > 1 && (
                  <li>
                    <Segmented
                      label={lay.seats}
                      values={counts}
                      value={seats}
                      name={String}
                      change={setSeats}
                    />
                  </li>
                )}
              </ul>
              <p className="help">{lay.note}</p>
            </section>
            <section>
              <h3>{setup.options.title}</h3>
              <OptionsForm {...{ loaded, seats, options }} change={setChosen} />
            </section>
          </div>
          <footer className="plan-foot">
            <p role="status" className={phase === 'failed' ? 'plan-failed' : undefined}>
              {phase === 'failed' ? failed : ''}
            </p>
            <Button kind="primary" icon="dive" type="submit" off={!loaded || phase === 'laying'}>
              {lay.go}
            </Button>
          </footer>
        </form>
      </main>
      {rules && <RulesReader game={site.id} onClose={closeRules} />}
      {settings && <SettingsSheet onClose={closeSettings} />}
    </Frame>
  );
}
