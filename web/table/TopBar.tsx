import '../people/chat.css';
import type { ComponentChildren } from 'preact';
import { CHAT } from '../people/chat-words.ts';
import { changeSettings, useSettings } from '../settings/settings.ts';
import { Head, Tool } from '../shell/Head.tsx';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { TABLE_KEYS } from './keys.ts';

export interface TopBarProps {
  name: string; // of the game
  subtitle: string;
  watching: { readonly behind: number } | null; // looks on, so many steps behind; null = plays
  note: { name: string | null; text: string } | null; // what the match counts for besides itself
  clock: ComponentChildren; // null = no hurry
  undo: (() => void) | null; // null = nothing to take back
  askUndo: (() => void) | null; // the others would have to agree
  asItComes: boolean; // nothing is ever taken back here: its room is the title's
  openChat: { readonly run: () => void; readonly fresh: boolean } | null; // fresh: something was said
  openPeople: (() => void) | null; // null = everybody sits at this device
  advice: { readonly ask: (() => void) | null } | null; // ask: null = not now; null = never at this table
  openRules: () => void;
  openMenu: () => void;
  openLog: (() => void) | null; // null = it is open
  openScore: (() => void) | null; // null = still playing
}

export function TopBar(props: TopBarProps) {
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
          {props.watching && <WatchingTag behind={props.watching.behind} />}
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
      {!props.asItComes && !props.watching && (
        <Tool
          icon="undo"
          label={props.undo ? tools.undo : props.askUndo ? tools.undoAsk : tools.undoNot}
          off={!props.undo && !props.askUndo}
          shortcut={TABLE_KEYS.undo}
          onClick={() => (props.undo ?? props.askUndo)?.()}
        />
      )}
      {props.advice && (
        <Tool
          icon="torch"
          label={props.advice.ask ? tools.advice : tools.adviceNot}
          off={!props.advice.ask}
          shortcut={TABLE_KEYS.advice}
          onClick={() => props.advice?.ask?.()}
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
          label={props.openChat.fresh ? chat.openFresh : chat.open}
          className={props.openChat.fresh ? 'fresh' : ''}
          shortcut={TABLE_KEYS.chat}
          onClick={props.openChat.run}
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
}

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
