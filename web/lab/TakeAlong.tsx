import type { RefObject } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../ui/pieces.tsx';
import { save } from '../ui/save-file.ts';
import { useWords } from '../words/words.ts';
import { commandOf, type Experiment } from './experiment.ts';
import { csvOf, jsonOf, pictureOf } from './exports.ts';
import type { Run } from './use-run.ts';
import { LAB } from './words.ts';

interface TakeAlongProps {
  experiment: Experiment; // what the address says
  address: string;
  run: Run | null;
  page: RefObject<HTMLElement | null>;
  title: string;
}

/** The link, the files, and the same in a terminal. */
export function TakeAlong({ experiment, address, run, page, title }: TakeAlongProps) {
  const words = useWords(LAB);
  const [copied, setCopied] = useState(false);
  const name = `fathoms-lab-${experiment.game}-${experiment.seed}`;
  const counted = run && run.runner.done() > 0 ? run.runner.counted : null;
  const done = { ...experiment, games: counted?.a.matches ?? experiment.games };
  const copy = () =>
    navigator.clipboard?.writeText(address).then(
      () => setCopied(true),
      problem => console.warn('not copied', problem), // the address bar has it as well
    );
  const picture = async () => {
    if (page.current) save(await pictureOf(page.current, title, address), `${name}.png`);
  };
  return (
    <>
      <div className="lab-take">
        <Button icon="link" sub={words.sameGames} onClick={copy}>
          <span role="status">{copied ? words.copied : words.copy}</span>
        </Button>
        {counted && (
          <>
            <Button
              icon="copy"
              sub={words.csvMore}
              onClick={() => save(new Blob([csvOf(counted)], { type: 'text/csv' }), `${name}.csv`)}
            >
              {words.csv}
            </Button>
            <Button
              icon="copy"
              sub={words.jsonMore}
              onClick={() =>
                save(new Blob([jsonOf(done, counted, address)], { type: 'application/json' }), `${name}.json`)
              }
            >
              {words.json}
            </Button>
            <Button icon="share" sub={words.pngMore} onClick={() => void picture().catch(console.error)}>
              {words.png}
            </Button>
          </>
        )}
      </div>
      <details className="lab-terminal panel">
        <summary>{words.terminal}</summary>
        {[done.a, ...(done.b ? [done.b] : [])].map(side => (
          <code key={commandOf(done, side)}>{commandOf(done, side)}</code>
        ))}
      </details>
    </>
  );
}
