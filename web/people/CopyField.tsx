import { useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/pieces.tsx';
import { copyFrom } from './invite.ts';

interface CopyFieldProps {
  readonly text: string; // what stands in the field
  readonly link: string; // what is copied
  readonly label: string;
  readonly copyLabel: string;
  readonly onCopied: (copied: boolean) => void;
}

/** A code or a link to be read out, selected or copied. */
export function CopyField({ text, link, label, copyLabel, onCopied }: CopyFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (!field.current) return;
    const done = await copyFrom(field.current, link);
    if (field.current) field.current.value = text; // the old way of copying puts the link there
    setCopied(done);
    onCopied(done);
  };
  return (
    <div className="invite-code">
      <input
        ref={field}
        readOnly
        defaultValue={text}
        aria-label={label}
        onFocus={e => e.currentTarget.select()}
      />
      <button
        type="button"
        className="tool"
        aria-label={copyLabel}
        title={copyLabel}
        onClick={() => void copy()}
      >
        <Icon id={copied ? 'check' : 'copy'} />
      </button>
    </div>
  );
}
