import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Glyph } from './Glyph.tsx';
import type { Keep } from './use-keep.ts';
import { WORDS } from './words.ts';

interface ReplayTopProps {
  name: string; // of the game
  subtitle: string;
  keep: Keep;
  say: (note: string) => void;
  goOn: (() => void) | null; // null = the game ends here
  check: () => void;
  openLog: (() => void) | null; // null = it is open
  openMenu: () => void;
}

export function ReplayTop(props: ReplayTopProps) {
  const shell = useWords();
  const words = useWords(WORDS);
  const { tools } = words;
  const { keep, say } = props;
  const goOn = props.goOn ?? (() => say(words.goOn.over));
  return (
    <header className="top rp-top">
      <Link className="brand" href="/" aria-label={`${shell.brand}: ${shell.home}`}>
        <Icon id="mark" />
        <span>{shell.brand}</span>
      </Link>
      <div className="ttl">
        <h1>{props.name}</h1>
        <span className="sub">{props.subtitle}</span>
      </div>
      <nav className="tools" aria-label={tools.label}>
        <Tool label={tools.continue} onClick={goOn} off={!props.goOn} className="rp-named">
          <Icon id="dive" />
          <span>{tools.continue}</span>
        </Tool>
        <Tool label={tools.check} onClick={props.check} className="rp-named">
          <Icon id="dice" />
          <span>{tools.check}</span>
        </Tool>
        <Tool label={tools.link} onClick={keep.copy} className="only-wide">
          <Icon id="link" />
        </Tool>
        <Tool label={tools.download} onClick={keep.download} className="only-wide">
          <Glyph id="download" />
        </Tool>
        {props.openLog && (
          <Tool label={shell.tools.log} onClick={props.openLog}>
            <Icon id="log" />
          </Tool>
        )}
        <Tool label={shell.tools.settings} onClick={props.openMenu}>
          <Icon id="gear" />
        </Tool>
      </nav>
    </header>
  );
}

interface ToolProps {
  label: string;
  onClick: () => void;
  children: ReactNode;
  off?: boolean;
  className?: string;
}

function Tool({ label, onClick, children, off = false, className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`tool ${className}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
