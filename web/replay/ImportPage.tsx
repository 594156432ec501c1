import './replay.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import { packedIn } from '../record/address.ts';
import { unpackRecord } from '../record/link.ts';
import { type Brought, readFile } from '../record/sources.ts';
import { WORDS } from '../record/words.ts';
import { Loading, Shallows } from '../shell/Loading.tsx';
import { MessagePage } from '../shell/MessagePage.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Art, Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { OpenLogbook } from './ReplayPage.tsx';

/** A game in the link itself, or a logbook from a file. */
export function ImportPage() {
  const [packed, setPacked] = useState(() => packedIn(location.hash));
  useEffect(() => {
    const follow = () => setPacked(packedIn(location.hash)); // another link in the same tab
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return packed === null ? <FromFile /> : <FromLink key={packed} packed={packed} />;
}

function FromLink({ packed }: { packed: string }) {
  const { bring } = useWords(WORDS);
  const [text, setText] = useState<string | null | 'opening'>('opening');
  useEffect(() => {
    let wanted = true;
    void unpackRecord(packed).then(found => wanted && setText(found));
    return () => {
      wanted = false;
    };
  }, [packed]);
  if (text === 'opening') return <Loading />;
  if (text === null) return <MessagePage art="sea-octopus" title={bring.brokenTitle} text={bring.broken} />;
  return <OpenLogbook text={text} name={null} source={null} />;
}

/** A logbook from a file: dropped here, or chosen. */
function FromFile() {
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
  useTitle(bring.title);
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
