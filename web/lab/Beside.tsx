/** What lies beside the results: questions to begin with, and the experiments of before. */
import { Link } from 'wouter-preact';
import { Art, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Experiment } from './experiment.ts';
import { keptExperiments } from './kept.ts';
import { withAll, withBot } from './sides.ts';
import { LAB } from './words.ts';

interface QuestionsProps {
  experiment: Experiment;
  begin: (experiment: Experiment) => void;
  waiting: boolean;
}

/** Nothing to see yet: two questions to begin with. */
export function Questions({ experiment, begin, waiting }: QuestionsProps) {
  const { empty, warming } = useWords(LAB);
  const { a } = experiment;
  return (
    <section className="lab-questions panel">
      <Art id="loot-drone" />
      {waiting ? (
        <p role="status">{warming}</p>
      ) : (
        <>
          <h2>{empty.title}</h2>
          <p>{empty.text}</p>
          <div>
            <Button onClick={() => begin({ ...experiment, b: null })}>{empty.first}</Button>
            <Button
              onClick={() => {
                const minnows = withAll(a, 'minnow');
                begin({ ...experiment, a: minnows, b: withBot(minnows, 0, 'seal') });
              }}
            >
              {empty.levels}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

export function KeptHere() {
  const words = useWords(LAB);
  const { experiments } = keptExperiments.use();
  if (experiments.length === 0) return null;
  return (
    <section className="lab-kept panel">
      <h2>{words.kept}</h2>
      <ul>
        {experiments.map(({ search, title, state }) => (
          <li key={search}>
            <Link href={`/lab?${search}`}>{title}</Link>
            <span>{words.keptStates[state]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
