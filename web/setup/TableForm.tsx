import { type TableSettings, TEMPOS, type Tempo, WATCH_DELAYS } from '@fathoms/protocol/messages.ts';
import { useId } from 'preact/hooks';
import { TABLE_SETTINGS, type TableSettingsWords } from '../people/settings-words.ts';
import { Segmented, Switch } from '../ui/controls.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface TableFormProps {
  settings: TableSettings;
  change: ((settings: Partial<TableSettings>) => void) | null; // null = only to be read
}

const SWITCHES = ['rated', 'listed', 'friendlyUndo', 'watchable'] as const;

/** What a rated table settles by itself. */
const BY_RATED: readonly string[] = ['listed', 'friendlyUndo'] satisfies (keyof TableSettings)[];

/** How the table is kept, whatever is played: who finds it, who watches, what may be taken back. */
export function TableForm({ settings, change }: TableFormProps) {
  const words = useWords(TABLE_SETTINGS);
  if (!change) return <Kept settings={settings} words={words} />;
  return (
    <ul className="plan-options">
      <li>
        <TempoChoice tempo={settings.tempo} rated={settings.rated} change={tempo => change({ tempo })} />
      </li>
      {SWITCHES.map(name => (
        <li key={name}>
          <Switch
            {...words[name]}
            on={settings[name]}
            disabled={settings.rated && BY_RATED.includes(name)}
            change={on => change({ [name]: on })}
          />
        </li>
      ))}
      {settings.watchable && (
        <li>
          <Segmented
            {...words.watchDelay}
            values={WATCH_DELAYS}
            value={settings.watchDelay as (typeof WATCH_DELAYS)[number]}
            name={words.delays}
            change={watchDelay => change({ watchDelay })}
          />
        </li>
      )}
    </ul>
  );
}

/** Five lengths of time are too long to stand side by side. */
interface TempoChoiceProps {
  tempo: Tempo;
  rated: boolean; // then there is a clock
  change: (tempo: Tempo) => void;
}

function TempoChoice({ tempo, rated, change }: TempoChoiceProps) {
  const words = useWords(TABLE_SETTINGS);
  const id = useId();
  return (
    <div className="plan-list plan-tempo">
      <label htmlFor={id}>{words.tempo.label}</label>
      <div className="plan-select">
        <select
          id={id}
          value={tempo}
          aria-describedby={`${id}-help`}
          onChange={event => change(event.currentTarget.value as Tempo)}
        >
          {(Object.keys(TEMPOS) as Tempo[])
            .filter(name => !rated || TEMPOS[name])
            .map(name => (
              <option key={name} value={name}>
                {words.tempos[name]}
              </option>
            ))}
        </select>
        <Icon id="down" />
      </div>
      <p id={`${id}-help`} className="help">
        {words.tempo.help}
      </p>
    </div>
  );
}

/** For guests: what the host has chosen, where it matters to them. */
function Kept({ settings, words }: { settings: TableSettings; words: TableSettingsWords }) {
  const kept = SWITCHES.filter(name => settings[name]);
  return (
    <ul className="plan-kept">
      {settings.tempo !== 'calm' && (
        <li>
          <Icon id="clock" />
          {words.tempos[settings.tempo]}
        </li>
      )}
      {kept.map(name => (
        <li key={name}>
          <Icon id="check" />
          {words[name].label}
          {name === 'watchable' && settings.watchDelay > 0 && ` (${words.delays(settings.watchDelay)})`}
        </li>
      ))}
    </ul>
  );
}
