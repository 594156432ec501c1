import { useEffect, useMemo } from 'preact/hooks';
import { FigureCard, FigureRow, PlaceCard } from './FigureParts.tsx';
import { factFigures, placeFigures } from './facts.ts';
import { type Figure, type LabTelling, mainFigures } from './figures.ts';
import { keepExperiment } from './kept.ts';
import { Growing } from './plots/Plot.tsx';
import type { Run } from './use-run.ts';

interface ResultsProps {
  run: Run;
  telling: LabTelling;
  search: string;
  title: string;
}

/** All there is to see so far; it grows while games come in. */
export function Results({ run, telling, search, title }: ResultsProps) {
  const { words } = telling;
  const { counted } = run.runner;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was counted is the same object and has grown
  const [main, facts, places] = useMemo(
    () => [mainFigures(counted, telling), factFigures(counted, telling), placeFigures(counted, telling)],
    [run.look, counted, telling],
  );
  const state = run.runner.state();
  useEffect(() => {
    if (state === 'done' || state === 'stopped') keepExperiment({ search, title, state: settledIn(main) });
  }, [state, search, title, main]);
  return (
    <Growing.Provider value={state === 'running'}>
      <div className="lab-results" data-matches={counted.a.matches}>
        {main.map(figure => (
          <FigureRow key={figure.id} figure={figure} />
        ))}
        <p className="lab-help">{counted.b ? `${words.sameLuck} ${words.help}` : words.help}</p>
        {places.length > 0 && <h2>{words.places}</h2>}
        {places.map(figure => (
          <PlaceCard key={figure.id} figure={figure} />
        ))}
        <h2>{words.everything}</h2>
        <div className="lab-cards">
          {facts.map(figure => (
            <FigureCard key={figure.id} figure={figure} />
          ))}
        </div>
      </div>
    </Growing.Provider>
  );
}

function settledIn(main: readonly Figure[]): 'settled' | 'open' | 'single' {
  const verdicts = main.flatMap(({ verdict }) => (verdict ? [verdict.is] : []));
  if (verdicts.length < main.length) return 'single';
  return verdicts.some(is => is === 'open') ? 'open' : 'settled';
}
