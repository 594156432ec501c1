import { changeSettings, useSettings } from '../settings/settings.ts';
import { Sheet, Switch } from '../ui/controls.tsx';
import { nameOfKey, type Shortcuts } from '../ui/shortcuts.ts';
import { useWords } from '../words/words.ts';

/** Keys that belong together. */
export interface KeyGroup {
  readonly title: string;
  readonly shortcuts: Shortcuts;
}

/** Every key there is here, and what it does. */
export function KeysSheet({ groups, close }: { readonly groups: readonly KeyGroup[]; close: () => void }) {
  const { keys } = useWords();
  const settings = useSettings();
  return (
    <Sheet title={keys.title} className="keys" onClose={close}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {Object.entries(shortcuts).map(([name, shortcut]) => (
              <div key={name}>
                <dt>
                  <Caps keys={shortcut.keys} />
                </dt>
                <dd>{shortcut[settings.language]}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label={keys.on}
        help={keys.note}
        on={settings.keys}
        change={on => changeSettings({ keys: on })}
      />
    </Sheet>
  );
}

const SIGNS: { readonly [key: string]: string } = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
};

const MANY = 4; // so many are named one by one

function Caps({ keys }: { readonly keys: readonly string[] }) {
  const { keys: words } = useWords();
  const all = keys.map(key => (key === ' ' ? words.space : (SIGNS[key] ?? nameOfKey(key))));
  const shown = all.length > MANY ? [all[0], '–', all.at(-1)] : all;
  return <>{shown.map(name => (name === '–' ? ' – ' : <kbd key={name}>{name}</kbd>))}</>;
}
