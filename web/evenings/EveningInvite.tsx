import { useState } from 'preact/hooks';
import { CopyField } from '../people/CopyField.tsx';
import { Qr } from '../people/Qr.tsx';
import { useWords } from '../words/words.ts';
import { EVENINGS } from './words.ts';

/** The one link an evening has. */
export function EveningInvite({ id }: { id: string }) {
  const words = useWords(EVENINGS);
  const [copied, setCopied] = useState(false);
  const link = `${location.origin}/e/${id}`;
  return (
    <section className="evening-invite panel" aria-label={words.invite}>
      <Qr text={link} label={words.qr} />
      <div>
        <h2>{words.invite}</h2>
        <CopyField
          text={link}
          link={link}
          label={words.linkLabel}
          copyLabel={words.copy}
          onCopied={setCopied}
        />
        <p role="status">{copied ? words.copied : ''}</p>
      </div>
    </section>
  );
}
