import './identity.css';
import { useState } from 'preact/hooks';
import { getSettings, useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { hasPasskeys, makePasskey } from './passkey.ts';
import { dropPasskey, newWords, useWays } from './server.ts';
import { tellWords } from './word-list.ts';
import { IDENTITY } from './words.ts';

/** Makes, shows and takes back the ways to be known again on another device. */
export function KeepSheet({ close }: { close: () => void }) {
  const { sheet: words, failed } = useWords(IDENTITY);
  const { ways, look } = useWays();
  const [said, setSaid] = useState('');
  const follow = (work: Promise<string>) =>
    work.then(
      text => {
        setSaid(text);
        look();
      },
      problem => {
        console.error(problem);
        setSaid(failed);
      },
    );
  return (
    <Sheet title={words.title} onClose={close} className="identity-sheet">
      <p>{words.lead}</p>
      <p className="identity-said" role="status">
        {said}
      </p>
      <Passkeys passkeys={ways?.passkeys ?? []} follow={follow} />
      <RecoveryWords there={ways?.words ?? false} follow={follow} />
    </Sheet>
  );
}

interface PartProps {
  readonly follow: (work: Promise<string>) => void; // says what came of it, and looks again
}

function Passkeys({ passkeys, follow }: PartProps & { passkeys: readonly { id: string; day: string }[] }) {
  const { brand } = useWords();
  const { sheet: words } = useWords(IDENTITY);
  const make = async () => {
    const made = await makePasskey(getSettings().name || brand);
    return { made: words.done, there: words.there, 'called-off': words.calledOff }[made];
  };
  return (
    <section>
      <h3>{words.passkeys}</h3>
      <p className="help">{hasPasskeys() ? words.passkeyHelp : words.noPasskeys}</p>
      <ul>
        {passkeys.map(({ id, day }) => (
          <li key={id}>
            <Icon id="lock" />
            <span>{words.made(day)}</span>
            <Button
              small
              label={words.removeThat(day)}
              onClick={() => follow(dropPasskey(id).then(() => ''))}
            >
              {words.remove}
            </Button>
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <Button kind={passkeys.length === 0 ? 'primary' : 'plain'} icon="lock" onClick={() => follow(make())}>
          {passkeys.length === 0 ? words.make : words.another}
        </Button>
      )}
    </section>
  );
}

function RecoveryWords({ there, follow }: PartProps & { there: boolean }) {
  const { sheet: words } = useWords(IDENTITY);
  const { language } = useSettings();
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const list = shown && tellWords(shown, language);
  const show = async () => {
    setShown(await newWords());
    return '';
  };
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => words.copied,
      () => words.notCopied,
    );
  return (
    <section>
      <h3>{words.words}</h3>
      <p className="help">{list ? words.once : there ? words.wordsThere : words.wordsHelp}</p>
      {list ? (
        <>
          <ol className="identity-words" translate={false}>
            {list.map((word, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a word may come twice
              <li key={i}>{word}</li>
            ))}
          </ol>
          <Button icon="copy" onClick={() => follow(copy(list.join(' ')))}>
            {words.copy}
          </Button>
        </>
      ) : (
        <Button icon="rules" onClick={() => follow(show())}>
          {there ? words.renew : words.show}
        </Button>
      )}
    </section>
  );
}
