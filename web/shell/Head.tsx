import type { ComponentChildren } from 'preact';
import { memo } from 'preact/compat';
import { Link } from 'wouter-preact';
import { Icon } from '../ui/pieces.tsx';
import { nameOfKey, type Shortcut, shortcutOf } from '../ui/shortcuts.ts';
import { useWords } from '../words/words.ts';

/** The way home, at the head of every page but home. */
export const Brand = memo(function Brand() {
  const words = useWords();
  return (
    <Link className="brand" href="/" aria-label={`${words.brand}: ${words.home}`}>
      <Icon id="mark" />
      <span>{words.brand}</span>
    </Link>
  );
});

interface HeadProps {
  name: string; // of the game
  subtitle: string;
  beside?: ComponentChildren; // between the title and the tools
  label: string; // of the tools
  children: ComponentChildren; // the tools
  className?: string;
}

/** The head of a table, and of its replay. */
export function Head({ name, subtitle, beside, label, children, className = '' }: HeadProps) {
  return (
    <header className={`top ${className}`}>
      <Brand />
      <div className="ttl">
        <h1>{name}</h1>
        <span className="sub">{subtitle}</span>
      </div>
      {beside}
      <nav className="tools" aria-label={label}>
        {children}
      </nav>
    </header>
  );
}

interface ToolProps {
  label: string;
  icon: string | ComponentChildren; // an icon's id, or what is shown in its place
  onClick: () => void;
  off?: boolean;
  className?: string;
  shortcut?: Shortcut;
}

export const Tool = memo(function Tool(props: ToolProps) {
  const { label, icon, onClick, off = false, className = '', shortcut } = props;
  const key = shortcut?.keys[0];
  return (
    <button
      type="button"
      className={`tool ${className}`}
      aria-label={label}
      title={key ? `${label} (${nameOfKey(key)})` : label}
      {...shortcutOf(shortcut)}
      aria-disabled={off || undefined}
      onClick={onClick}
    >
      {typeof icon === 'string' ? <Icon id={icon} /> : icon}
    </button>
  );
});
