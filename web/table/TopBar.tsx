import './chat.css';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { changeSettings, useSettings } from '../settings.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { CHAT } from './chat-words.ts';

interface TopBarProps {
  name: string; // of the game
  subtitle: string;
  watching: boolean;
  clock: ReactNode; // null = no hurry
  undo: (() => void) | null; // null = nothing to take back
  askUndo: (() => void) | null; // the others would have to agree
  openChat: { readonly run: () => void; readonly fresh: boolean } | null; // fresh: something was said
  openPeople: (() => void) | null; // null = everybody sits at this device
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
    <header className="top">
      <Link className="brand" href="/" aria-label={`${words.brand}: ${words.home}`}>
        <Icon id="mark" />
        <span>{words.brand}</span>
      </Link>
      <div className="ttl">
        <h1>{props.name}</h1>
        <span className="sub">{props.subtitle}</span>
      </div>
      {props.watching && <span className="tag">{words.watching}</span>}
      {props.clock}
      <nav className="tools" aria-label={tools.label}>
        {props.openScore && <Tool icon="crown" label={tools.score} onClick={props.openScore} />}
        <Tool
          icon="undo"
          label={props.undo ? tools.undo : props.askUndo ? tools.undoAsk : tools.undoNot}
          off={!props.undo && !props.askUndo}
          onClick={() => (props.undo ?? props.askUndo)?.()}
        />
        <Tool icon="rules" label={tools.rules} onClick={props.openRules} />
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
            onClick={props.openChat.run}
          />
        )}
        {props.openPeople && (
          <Tool icon="friends" label={tools.people} className="only-wide" onClick={props.openPeople} />
        )}
        {props.openLog && <Tool icon="log" label={tools.log} className="only-wide" onClick={props.openLog} />}
        <Tool icon="gear" label={tools.settings} className="only-wide" onClick={props.openMenu} />
        <Tool icon="menu" label={tools.menu} className="only-phone" onClick={props.openMenu} />
      </nav>
    </header>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  onClick: () => void;
  off?: boolean;
  className?: string;
}

export function Tool({ icon, label, onClick, off = false, className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      <Icon id={icon} />
    </button>
  );
}
