import { useEffect, useState } from 'preact/hooks';
import { useSettings } from '../settings/settings.ts';
import { Switch } from '../ui/controls.tsx';
import { useWords } from '../words/words.ts';
import { type PushState, readPushState, subscribeToPush, unsubscribeFromPush } from './push.ts';
import { PUSH } from './words.ts';

type Shown = PushState | 'looking' | 'failed';

/** Asks for a notification when it is one's turn. `modest` says nothing where the browser cannot do it. */
export function PushSwitch({ modest = false }: { modest?: boolean }) {
  const words = useWords(PUSH);
  const { language } = useSettings();
  const [state, setState] = useState<Shown>('looking');
  const follow = (work: Promise<PushState>) =>
    work.then(setState, problem => {
      console.error(problem);
      setState('failed');
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: how things stand depends on nothing else
  useEffect(() => {
    void follow(readPushState(language));
  }, [language]);
  if (state === 'looking' || (modest && (state === 'unable' || state === 'failed'))) return null;
  const fine = state === 'on' || state === 'off';
  return (
    <>
      <Switch
        label={words.label}
        help={fine ? words.help : words[state]}
        on={state === 'on'}
        disabled={!fine && state !== 'failed'}
        change={on => void follow(on ? subscribeToPush(language) : unsubscribeFromPush())}
      />
      <span className="vh" role="status">
        {fine ? '' : words[state]}
      </span>
    </>
  );
}
