import './identity.css';
import { SIGN_OUTS, type WhereToSignOut } from '@fathoms/protocol/ways-back.ts';
import { useState } from 'preact/hooks';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { signOut } from './server.ts';
import { IDENTITY } from './words.ts';

interface SignOutProps {
  readonly wayBack: boolean; // none: whoever signs out here loses everything
  readonly close: () => void;
  readonly done: () => void;
}

export function SignOutSheet({ wayBack, close, done }: SignOutProps) {
  const shell = useWords();
  const { out: words, failed } = useWords(IDENTITY);
  const [asking, setAsking] = useState<WhereToSignOut | null>(null);
  const [said, setSaid] = useState('');
  const leave = (where: WhereToSignOut) => {
    setAsking(null);
    signOut(where).then(
      () => (where === 'others' ? setSaid(words.done) : done()),
      problem => {
        console.error(problem);
        setSaid(failed);
      },
    );
  };
  const ask = (where: WhereToSignOut) => (wayBack || where === 'others' ? leave(where) : setAsking(where));
  const subs = { here: words.hereSub, others: words.othersSub, everywhere: words.everywhereSub };
  return (
    <Sheet title={words.title} onClose={close} className="identity-sheet">
      {!wayBack && <p className="identity-warn">{words.warn}</p>}
      <p className="identity-said" role="status">
        {said}
      </p>
      {asking ? (
        <div className="identity-acts">
          <Button kind="primary" onClick={() => leave(asking)}>
            {words.sure}
          </Button>
          <Button onClick={() => setAsking(null)}>{shell.cancel}</Button>
        </div>
      ) : (
        <div className="identity-acts">
          {SIGN_OUTS.map(where => (
            <Button key={where} sub={subs[where]} onClick={() => ask(where)}>
              {words[where]}
            </Button>
          ))}
        </div>
      )}
    </Sheet>
  );
}
