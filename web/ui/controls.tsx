/** Form controls and the sheet, shared by the set-up, the lobby and the settings. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../words/words.ts';
import { Icon } from './pieces.tsx';
import { useReturnFocus } from './use-return-focus.ts';

interface SwitchProps {
  label: ComponentChildren;
  help?: ComponentChildren;
  on: boolean;
  change: (on: boolean) => void;
  disabled?: boolean;
}

export function Switch({ label, help, on, change, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className="switch"
      disabled={disabled}
      onClick={() => change(!on)}
    >
      <span>
        <b>{label}</b>
        {help && <span className="help">{help}</span>}
      </span>
      <i aria-hidden="true" />
    </button>
  );
}

interface SegmentedProps<T extends string | number> {
  label: string;
  help?: string;
  hidden?: boolean; // the label is only read out
  values: readonly T[];
  value: T;
  name: (value: T) => ComponentChildren;
  change: (value: T) => void;
  disabled?: boolean;
}

/** One of a few: all in sight, arrow keys move. */
export function Segmented<T extends string | number>(props: SegmentedProps<T>) {
  const { label, help, hidden = false, values, value, name, change, disabled = false } = props;
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={group} className="field">
      <span id={group} className={hidden ? 'vh' : ''}>
        {label}
      </span>
      <div className="seg">
        {values.map(option => (
          <label key={option}>
            <input
              type="radio"
              name={group}
              checked={option === value}
              disabled={disabled}
              onChange={() => change(option)}
            />
            <span>{name(option)}</span>
          </label>
        ))}
      </div>
      {help && <span className="help">{help}</span>}
    </div>
  );
}

interface SheetProps {
  title: string;
  onClose: () => void;
  className?: string;
  children: ComponentChildren;
}

/** The browser's own modal dialog: focus stays inside, Escape and a tap beside it close it, and focus goes back. */
export function Sheet({ title, onClose, className = '', children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords();
  const heading = useId();
  useReturnFocus(dialog);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own key for the same thing
    <dialog
      ref={dialog}
      className={`sheet ${className}`}
      aria-labelledby={heading}
      onCancel={event => {
        event.preventDefault();
        onClose();
      }}
      onClick={event => event.target === dialog.current && onClose()}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button type="button" className="tool" aria-label={words.close} onClick={onClose}>
          <Icon id="close" />
        </button>
      </header>
      <div className="body">{children}</div>
    </dialog>
  );
}

/** A small drawing, one warm sentence, one way on. */
export function Empty({
  art,
  title,
  text,
  children,
}: {
  art: ComponentChildren;
  title: string;
  text: string;
  children?: ComponentChildren;
}) {
  return (
    <div className="empty">
      {art}
      <div>
        <b>{title}</b>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
