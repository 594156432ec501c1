import './identity.css';
import { useState } from 'preact/hooks';
import { lazyPart } from '../ui/parts.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { bringGuest, hasWayBack, useWays } from './server.ts';
import { IDENTITY } from './words.ts';

const KeepSheet = lazyPart(() => import('./KeepSheet.tsx').then(m => m.KeepSheet));
const SignInSheet = lazyPart(() => import('./SignInSheet.tsx').then(m => m.SignInSheet));
const SignOutSheet = lazyPart(() => import('./SignOutSheet.tsx').then(m => m.SignOutSheet));

/** How this browser's person is known. `something`: there is anything to keep. */
export function Ways({ something }: { something: boolean }) {
  const words = useWords(IDENTITY);
  const { ways, look } = useWays();
  const [open, setOpen] = useState<'keep' | 'in' | 'out' | null>(null);
  if (ways === null) return <p>{words.guest}</p>;
  const known = hasWayBack(ways);
  const close = () => {
    setOpen(null);
    look();
  };
  const anew = () => location.assign('/me');
  return (
    <>
      <p>{known ? words.known(ways.passkeys.length, ways.words) : words.guest}</p>
      <div className="identity-acts">
        {(something || known) && (
          <Button kind={known ? 'plain' : 'primary'} icon="lock" onClick={() => setOpen('keep')}>
            {known ? words.ways : words.keep}
          </Button>
        )}
        {!known && (
          <Button icon="person" onClick={() => setOpen('in')}>
            {words.signIn}
          </Button>
        )}
        {(something || known) && <Button onClick={() => setOpen('out')}>{words.signOut}</Button>}
        {ways.guest > 0 && (
          <Button onClick={() => void bringGuest().then(anew, console.error)}>
            {words.guestTables.later(ways.guest)}
          </Button>
        )}
      </div>
      {open === 'keep' && <KeepSheet close={close} />}
      {open === 'in' && <SignInSheet close={close} done={anew} />}
      {open === 'out' && <SignOutSheet wayBack={known} close={close} done={anew} />}
    </>
  );
}
