import './replay.css';
import { useRef, useState } from 'preact/hooks';
import { type Brought, readFile } from '../record/sources.ts';
import { WORDS } from '../record/words.ts';
import { Shallows } from '../shell/Loading.tsx';
import { Art, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { OpenLogbook } from './ReplayPage.tsx';

/** A logbook from a file: dropped here, or chosen. */
export function ImportPage() {
  const { bring } = useWords(WORDS);
  const [brought, setBrought] = useState<Brought | null>(null);
  if (!brought?.ok) return <Bring why={brought?.why ?? null} take={setBrought} />;
  const again = (
    <Button kind="primary" icon="log" onClick={() => setBrought(null)}>
      {bring.other}
    </Button>
  );
  return <OpenLogbook text={brought.text} name={brought.name} source={null} instead={again} />;
}

interface BringProps {
  why: 'large' | 'file' | null; // the last file could not be read
  take: (brought: Brought) => void;
}

function Bring({ why, take }: BringProps) {
  const { bring, trouble } = useWords(WORDS);
  const picker = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const read = (file: File | undefined) => {
    if (file) readFile(file).then(take);
  };
  const hold = (event: DragEvent, isOver: boolean) => {
    event.preventDefault(); // else the browser opens the file itself
    setOver(isOver);
  };
  return (
    <main
      className="lone rp-bring"
      onDragOver={event => hold(event, true)}
      onDragLeave={event => hold(event, false)}
      onDrop={event => {
        hold(event, false);
        read(event.dataTransfer?.files[0]);
      }}
    >
      <Shallows />
      <section className={`panel ${over ? 'over' : ''}`}>
        <Art id="sea-turtleG" />
        <h1>{bring.title}</h1>
        <p>{bring.text}</p>
        <input
          ref={picker}
          type="file"
          accept=".jsonl,application/jsonl,text/plain"
          hidden
          onChange={event => read(event.currentTarget.files?.[0])}
        />
        <Button kind="primary" icon="log" onClick={() => picker.current?.click()}>
          {over ? bring.drop : bring.choose}
        </Button>
        <p className="help">{bring.hint}</p>
        {why && (
          <p className="ban err" role="alert">
            {trouble[why]}
          </p>
        )}
      </section>
    </main>
  );
}
