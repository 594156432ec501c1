import './programs.css';
import { useEffect, useState } from 'preact/hooks';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ProgramSheet } from './ProgramSheet.tsx';
import { endToken, listTokens, type ProgramToken } from './server.ts';
import { PROGRAMS } from './words.ts';

/** The tokens somebody has made, to be ended, and the way to another. */
export function MyPrograms() {
  const words = useWords(PROGRAMS);
  const [tokens, setTokens] = useState<readonly ProgramToken[]>([]);
  const [failed, setFailed] = useState(false);
  const [making, setMaking] = useState(false);
  useEffect(() => {
    if (making) return; // it is looked at again when the sheet closes
    const leaving = new AbortController();
    listTokens(leaving.signal).then(setTokens, problem => leaving.signal.aborted || console.warn(problem));
    return () => leaving.abort();
  }, [making]);
  const end = async (id: string) => {
    const done = await endToken(id);
    setFailed(!done);
    if (done) setTokens(tokens.filter(token => token.id !== id));
  };
  return (
    <section className="programs panel">
      <h2>{words.mine}</h2>
      <p>{words.mineLead}</p>
      {tokens.length === 0 && <p>{words.noneYet}</p>}
      <ul>
        {tokens.map(({ id, name, table, seat }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <span>{table === null ? words.anywhere : words.at(table, (seat ?? 0) + 1)}</span>
            </div>
            <Button small label={words.endOf(name)} onClick={() => void end(id)}>
              {words.end}
            </Button>
          </li>
        ))}
      </ul>
      <p role="status">{failed ? words.failed : ''}</p>
      <Button small icon="bot" onClick={() => setMaking(true)}>
        {words.another}
      </Button>
      {making && <ProgramSheet place={null} close={() => setMaking(false)} />}
    </section>
  );
}
