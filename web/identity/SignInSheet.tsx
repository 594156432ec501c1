import './identity.css';
import { RECOVERY_WORDS, type SignInAnswer } from '@fathoms/protocol/ways-back.ts';
import { useState } from 'preact/hooks';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { enterWithPasskey, hasPasskeys } from './passkey.ts';
import { bringGuest, signInWithWords } from './server.ts';
import { readWords } from './word-list.ts';
import { IDENTITY } from './words.ts';

/** Becoming the person one is elsewhere. `done`: the page shows somebody else's things and has to be loaded anew. */
export function SignInSheet({ close, done }: { close: () => void; done: () => void }) {
  const { enter: words, failed, guestTables } = useWords(IDENTITY);
  const [said, setSaid] = useState('');
  const [guest, setGuest] = useState(0);
  const follow = (work: Promise<SignInAnswer | 'called-off'>) =>
    work.then(
      answer => {
        if (answer === 'called-off') setSaid(words.calledOff);
        else if (answer.is !== 'in') setSaid(answer.is === 'wrong' ? words.wrong : words.tooFast);
        else if (answer.guest > 0) setGuest(answer.guest);
        else done();
      },
      problem => {
        console.error(problem);
        setSaid(failed);
      },
    );
  if (guest > 0)
    return (
      <Sheet title={guestTables.title} onClose={done} className="identity-sheet">
        <p>{guestTables.text(guest)}</p>
        <div className="identity-acts">
          <Button kind="primary" onClick={() => void bringGuest().catch(console.error).finally(done)}>
            {guestTables.bring}
          </Button>
          <Button onClick={done}>{guestTables.leave}</Button>
        </div>
      </Sheet>
    );
  return (
    <Sheet title={words.title} onClose={close} className="identity-sheet">
      <p>{words.lead}</p>
      <p className="identity-said" role="status">
        {said}
      </p>
      {hasPasskeys() && (
        <Button kind="primary" icon="lock" onClick={() => void follow(enterWithPasskey())}>
          {words.passkey}
        </Button>
      )}
      <Words follow={places => void follow(signInWithWords(places))} say={setSaid} />
    </Sheet>
  );
}

function Words(props: { follow: (places: readonly number[]) => void; say: (text: string) => void }) {
  const { enter: words } = useWords(IDENTITY);
  const [typed, setTyped] = useState('');
  const submit = () => {
    const { places, unknown } = readWords(typed);
    if (unknown.length > 0) props.say(words.unknown(unknown.join(', ')));
    else if (places.length !== RECOVERY_WORDS) props.say(words.count(places.length));
    else props.follow(places);
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="field">
        <span>{words.label}</span>
        <textarea
          rows={3}
          maxLength={400}
          value={typed}
          autoComplete="off"
          autoCapitalize="off"
          spellcheck={false}
          onInput={event => setTyped(event.currentTarget.value)}
        />
        <span className="help">{words.help}</span>
      </label>
      <Button type="submit" off={typed.trim() === ''}>
        {words.words}
      </Button>
    </form>
  );
}
