import '../people/chat.css';
import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { CHAT } from '../people/chat-words.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Head, Tool } from '../shell/Head.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useLatest } from '../ui/use-latest.ts';
import { useWords } from '../words/words.ts';
import { TABLE_KEYS } from './keys.ts';
import type { TopNote } from './top-bar.ts';

export interface TopBarProps {
  name: string; // of the game
  subtitle: string;
  watching: number | null; // looks on, so many steps behind; null = plays
  note: TopNote | null;
  clock: ComponentChildren; // null = no hurry
  undo: (() => void) | null; // null = nothing to take back
  askUndo: (() => void) | null; // the others would have to agree
  asItComes: boolean; // nothing is ever taken back here: its room is the title's
  openChat: (() => void) | null; // null = there is nobody to talk to
  unread: boolean; // something was said
  openPeople: (() => void) | null; // null = everybody sits at this device
  advises: boolean; // at this table
  ask: (() => void) | null; // for advice; null = not now
  openRules: () => void;
  openMenu: () => void;
  openLog: (() => void) | null; // null = it is open
  openScore: (() => void) | null; // null = still playing
}

/** Drawn anew when something on it changes. */
export const TopBar = (props: TopBarProps) => <Bar {...useLatest(props)} />;

const Bar = memo(function Bar(props: TopBarProps) {
  const words = useWords();
  const { tools } = words;
  const chat = useWords(CHAT);
  const { sound } = useSettings();
  return (
    <Head
      className={props.clock ? 'timed' : ''}
      name={props.name}
      subtitle={props.subtitle}
      label={tools.label}
      beside={
        <>
          {props.watching !== null && <WatchingTag behind={props.watching} />}
          {props.note && (
            <span className="tag gain">
              {props.note.name !== null && <span className="only-wide">{props.note.name}:</span>}{' '}
              {props.note.text}
            </span>
          )}
          {props.clock}
        </>
      }
    >
      {props.openScore && <Tool icon="crown" label={tools.score} onClick={props.openScore} />}
      {!props.asItComes && props.watching === null && (
        <Tool
          icon="undo"
          label={props.undo ? tools.undo : props.askUndo ? tools.undoAsk : tools.undoNot}
          off={!props.undo && !props.askUndo}
          shortcut={TABLE_KEYS.undo}
          onClick={() => (props.undo ?? props.askUndo)?.()}
        />
      )}
      {props.advises && (
        <Tool
          icon="torch"
          label={props.ask ? tools.advice : tools.adviceNot}
          off={!props.ask}
          shortcut={TABLE_KEYS.advice}
          onClick={() => props.ask?.()}
        />
      )}
      <Tool icon="rules" label={tools.rules} shortcut={TABLE_KEYS.rules} onClick={props.openRules} />
      <Tool
        icon={sound ? 'sound' : 'mute'}
        label={sound ? tools.mute : tools.sound}
        className="only-wide"
        onClick={() => changeSettings({ sound: !sound })}
      />
      {props.openChat && (
        <Tool
          icon="chat"
          label={props.unread ? chat.openFresh : chat.open}
          className={props.unread ? 'fresh' : ''}
          shortcut={TABLE_KEYS.chat}
          onClick={props.openChat}
        />
      )}
      {props.openPeople && (
        <Tool
          icon="friends"
          label={tools.people}
          className="only-wide"
          shortcut={TABLE_KEYS.people}
          onClick={props.openPeople}
        />
      )}
      {props.openLog && (
        <Tool
          icon="log"
          label={tools.log}
          className="only-wide"
          shortcut={TABLE_KEYS.log}
          onClick={props.openLog}
        />
      )}
      <Tool
        icon="gear"
        label={tools.settings}
        className="only-wide"
        shortcut={TABLE_KEYS.menu}
        onClick={props.openMenu}
      />
      <Tool
        icon="menu"
        label={tools.menu}
        className="only-phone"
        shortcut={TABLE_KEYS.menu}
        onClick={props.openMenu}
      />
    </Head>
  );
});

/** Who looks on, with a delay or without; on a phone there is room for an eye and a number. */
function WatchingTag({ behind }: { behind: number }) {
  const words = useWords();
  const text = behind > 0 ? words.watchingLate(behind) : words.watching;
  return (
    <span className="tag" title={text}>
      <Icon id="eye" />
      <span className="only-wide" aria-hidden="true">
        {text}
      </span>
      {behind > 0 && (
        <span className="only-phone" aria-hidden="true">
          −{behind}
        </span>
      )}
      <span className="vh">{text}</span>
    </span>
  );
}
