import type { ComponentChildren } from 'preact';
import { forgetCoached, useCoached } from '../settings/coached.ts';
import { LANGUAGES } from '../settings/language.ts';
import { changeSettings, PACES, THEMES, useSettings } from '../settings/settings.ts';
import { Segmented, Sheet, Switch } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

interface SettingsSheetProps {
  onClose: () => void;
  children?: ComponentChildren; // what else a menu offers, above the settings
}

export function SettingsSheet({ onClose, children }: SettingsSheetProps) {
  const settings = useSettings();
  const coached = useCoached();
  const { settings: words } = useWords();
  return (
    <Sheet title={words.title} onClose={onClose}>
      <div className="menu">
        {children}
        <Segmented
          label={words.theme}
          values={THEMES}
          value={settings.theme}
          name={theme => words.themes[theme]}
          change={theme => changeSettings({ theme })}
        />
        <Segmented
          label={words.language}
          values={LANGUAGES}
          value={settings.language}
          name={language => <span lang={language}>{words.languages[language]}</span>}
          change={language => changeSettings({ language })}
        />
        <Segmented
          label={words.pace}
          help={words.paceHelp}
          values={PACES}
          value={settings.pace}
          name={pace => words.paces[String(pace) as keyof typeof words.paces]}
          change={pace => changeSettings({ pace })}
        />
        <Switch
          label={words.aids}
          help={words.aidsHelp}
          on={settings.aids}
          change={aids => changeSettings({ aids })}
        />
        <Switch
          label={words.coach}
          help={words.coachHelp}
          on={settings.coach}
          change={coach => changeSettings({ coach })}
        />
        {settings.coach && coached > 0 && (
          <Button icon="again" small onClick={forgetCoached}>
            {words.coachAgain}
          </Button>
        )}
        <Switch
          label={words.sound}
          help={words.soundHelp}
          on={settings.sound}
          change={sound => changeSettings({ sound })}
        />
        {settings.sound && (
          <label className="field">
            <span>{words.volume}</span>
            <input
              type="range"
              min="0"
              max="1"
              step="0.1"
              value={settings.volume}
              onInput={event => changeSettings({ volume: Number(event.currentTarget.value) })}
            />
          </label>
        )}
        <label className="field">
          <span>{words.name}</span>
          <input
            value={settings.name}
            maxLength={24}
            autoComplete="nickname"
            onInput={event => changeSettings({ name: event.currentTarget.value })}
          />
          <span className="help">{words.nameHelp}</span>
        </label>
      </div>
    </Sheet>
  );
}
