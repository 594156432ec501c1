import { useState } from 'preact/hooks';
import { dropSubscription } from '../push/push.ts';
import { saveBlocked } from '../session/chat.ts';
import { clearBrowser } from '../session/local-store.ts';
import { changeSettings } from '../settings/settings.ts';
import { Switch } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { ME } from './words.ts';

/** What the server knows of a guest goes when they say so, asked twice; what this browser keeps goes along if they want. */
export function Forget() {
  const shell = useWords();
  const words = useWords(ME);
  const [stands, setStands] = useState<'idle' | 'asking' | 'gone' | 'failed'>('idle');
  const [here, setHere] = useState(false);
  const forget = async (): Promise<void> => {
    changeSettings({ name: '' });
    saveBlocked([]);
    dropSubscription().catch(console.error); // the server forgets its half below
    await forgetMe();
    if (!here) return setStands('gone');
    await clearBrowser();
    location.assign('/'); // anew: what the page remembers is gone, too
  };
  const fail = (problem: unknown): void => {
    console.error(problem);
    setStands('failed');
  };
  return (
    <>
      <p role="status">{stands === 'gone' ? words.gone : stands === 'failed' ? words.failedToForget : ''}</p>
      {(stands === 'idle' || stands === 'failed') && (
        <Button onClick={() => setStands('asking')}>{words.forget}</Button>
      )}
      {stands === 'asking' && (
        <div className="me-sure">
          <p>{words.forgetMore}</p>
          <Switch label={words.forgetHere} help={words.forgetHereMore} on={here} change={setHere} />
          <Button kind="primary" onClick={() => void forget().catch(fail)}>
            {words.sure}
          </Button>
          <Button onClick={() => setStands('idle')}>{shell.cancel}</Button>
        </div>
      )}
    </>
  );
}

async function forgetMe(): Promise<void> {
  const answer = await fetch('/api/me', { method: 'DELETE' });
  if (!answer.ok) throw new Error(`not forgotten: ${answer.status}`);
}
