import './people.css';
import { useEffect, useState } from 'preact/hooks';
import { movingLink } from '../session/claim.ts';
import type { Session } from '../session/session.ts';
import { Sheet } from '../ui/controls.tsx';
import { Bubbles } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { CopyField } from './CopyField.tsx';
import { PEOPLE } from './people-words.ts';
import { Qr } from './Qr.tsx';

interface MovingProps {
  id: string; // of the table
  token: string | null; // null = on its way
  gone: boolean; // the other device has it
  send: Session['send'];
  close: () => void;
}

/** The way to another device. Every opening makes a new link; older ones are void. */
export function Moving({ id, token, gone, send, close }: MovingProps) {
  const { moving } = useWords(PEOPLE);
  useEffect(() => send({ t: 'move' }), [send]);
  return (
    <Sheet title={moving.title} onClose={close}>
      <div className="moving">
        {gone ? (
          <p role="status">{moving.gone}</p>
        ) : token === null ? (
          <p role="status">
            <Bubbles /> {moving.waiting}
          </p>
        ) : (
          <Way link={movingLink(location.origin, id, token)} />
        )}
      </div>
    </Sheet>
  );
}

function Way({ link }: { link: string }) {
  const { moving } = useWords(PEOPLE);
  const [copied, setCopied] = useState(false);
  return (
    <>
      <p>{moving.lead}</p>
      <Qr text={link} label={moving.qr} />
      <CopyField text={link} link={link} label={moving.link} copyLabel={moving.copy} onCopied={setCopied} />
      <p role="status">{copied ? moving.copied : ''}</p>
    </>
  );
}
