import type { Game, OptionValue } from '@fathoms/kernel/game.ts';
import { isGiven } from '@fathoms/kernel/options.ts';
import type { OptionValues } from '@fathoms/protocol/messages.ts';
import { useId } from 'preact/hooks';
import type { OptionWords } from '../board/screen.ts';
import { useSettings } from '../settings/settings.ts';
import { Segmented, Switch } from '../ui/controls.tsx';
import { Bubbles, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { kindOf, offValue, onValue, openValues } from './options.ts';
import type { LoadedGame } from './use-game.ts';
import { WORDS } from './words.ts';

interface OptionsFormProps {
  loaded: LoadedGame | null;
  seats: number;
  options: OptionValues;
  change: ((options: OptionValues) => void) | null; // null = only to be read
  without?: string; // an option that is not asked for
}

/** Every option of a game, each explaining itself in one line. */
export function OptionsForm({ loaded, seats, options, change, without }: OptionsFormProps) {
  const words = useWords(WORDS);
  const { language } = useSettings();
  if (!loaded)
    return (
      <p className="plan-waiting" role="status">
        <Bubbles />
        {words.options.loading}
      </p>
    );
  const texts = loaded.screen.options(language);
  return (
    <ul className="plan-options">
      {Object.keys(loaded.game.options)
        .filter(name => !isGiven(name) && name !== without)
        .map(name => {
          const text = texts[name];
          const value = options[name] ?? loaded.game.options[name]?.[0];
          if (!text || value === undefined || !isMeant(text, loaded.game, options)) return null;
          const set = (to: OptionValue) => change?.({ ...options, [name]: to });
          return (
            <li key={name}>
              {change ? (
                <Control game={loaded.game} {...{ seats, options, name, text, value, set }} />
              ) : (
                <Chosen text={text} value={value} />
              )}
            </li>
          );
        })}
    </ul>
  );
}

/** Some options mean something only together with a value of another one. */
function isMeant({ when }: OptionWords, game: Game, options: OptionValues): boolean {
  return !when || String(options[when.option] ?? game.options[when.option]?.[0]) === when.is;
}

interface ControlProps {
  game: Game;
  seats: number;
  options: OptionValues;
  name: string;
  text: OptionWords;
  value: OptionValue;
  set: (value: OptionValue) => void;
}

function Control({ game, seats, options, name, text, value, set }: ControlProps) {
  const values = game.options[name] ?? [];
  const help = helpOf(text, value);
  const valueName = (option: OptionValue) => text.values[String(option)]?.name ?? String(option);
  if (kindOf(values) === 'switch') {
    const on = onValue(values);
    return (
      <Switch
        label={text.name}
        help={<BothWays text={text} on={on} off={offValue(values)} value={value} />}
        on={value === on}
        change={wanted => set(wanted ? on : offValue(values))}
      />
    );
  }
  const open = openValues(game, seats, options, name);
  if (kindOf(values) === 'list') return <ListControl {...{ text, value, open, valueName, help, set }} />;
  return (
    <>
      <Segmented
        label={text.name}
        values={open.map(String)}
        value={String(value)}
        name={valueName}
        change={wanted => set(open.find(option => String(option) === wanted) ?? value)}
      />
      <p className="help">{help}</p>
    </>
  );
}

interface BothWaysProps {
  text: OptionWords;
  on: OptionValue;
  off: OptionValue;
  value: OptionValue;
}

/** What the option is about, and what either way means: nobody has to switch it to find out. */
function BothWays({ text, on, off, value }: BothWaysProps) {
  const { options: words } = useWords(WORDS);
  return (
    <>
      {text.help}
      {[on, off].map(way => {
        const help = text.values[String(way)]?.help;
        return (
          help && (
            <span key={String(way)} className={way === value ? 'plan-way now' : 'plan-way'}>
              <b>{way === on ? words.on : words.off}:</b> {help}
            </span>
          )
        );
      })}
    </>
  );
}

interface ListControlProps {
  text: OptionWords;
  value: OptionValue;
  open: readonly OptionValue[];
  valueName: (value: OptionValue) => string;
  help: string;
  set: (value: OptionValue) => void;
}

function ListControl({ text, value, open, valueName, help, set }: ListControlProps) {
  const id = useId();
  return (
    <div className="plan-list">
      <label htmlFor={id}>{text.name}</label>
      <div className="plan-select">
        <select
          id={id}
          value={String(value)}
          aria-describedby={`${id}-help`}
          onChange={event => set(open.find(option => String(option) === event.currentTarget.value) ?? value)}
        >
          {open.map(option => (
            <option key={String(option)} value={String(option)}>
              {valueName(option)}
            </option>
          ))}
        </select>
        <Icon id="down" />
      </div>
      <p id={`${id}-help`} className="help">
        {help}
      </p>
    </div>
  );
}

/** What the host chose, for those who may only read it. */
function Chosen({ text, value }: { text: OptionWords; value: OptionValue }) {
  return (
    <div className="plan-chosen">
      <b>{text.name}</b>
      <span className="tag">{text.values[String(value)]?.name ?? String(value)}</span>
      <p className="help">{helpOf(text, value)}</p>
    </div>
  );
}

const helpOf = (text: OptionWords, value: OptionValue): string =>
  text.values[String(value)]?.help ?? text.help;
