import { useState } from 'preact/hooks';
import { CopyField } from '../people/CopyField.tsx';
import { inviteLink, isOnlyHere } from '../people/invite.ts';
import { Qr } from '../people/Qr.tsx';
import { WORDS } from '../setup/words.ts';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** The way in for friends: a code to scan, to say and to send. */
export function Invite({ id, game, open }: { id: string; game: string; open: number }) {
  const { lobby } = useWords(WORDS);
  const link = inviteLink(location.origin, id);
  const [copied, setCopied] = useState(false);
  return (
    <div className="invite">
      <Qr text={link} label={lobby.qr} />
      <div>
        <p>{lobby.scan(open)}</p>
        <CopyField text={id} link={link} label={lobby.code} copyLabel={lobby.copy} onCopied={setCopied} />
        {'share' in navigator && <Share link={link} text={lobby.shareText(game)} label={lobby.share} />}
        <p role="status" className="invite-note">
          {copied ? lobby.copied : ''}
        </p>
      </div>
      {isOnlyHere(location.hostname) && <p className="help invite-here">{lobby.onlyHere}</p>}
    </div>
  );
}

function Share({ link, text, label }: { link: string; text: string; label: string }) {
  const share = async () => {
    try {
      await navigator.share({ title: text, url: link });
    } catch (error) {
      // Turning the system's sheet down is an answer, not a fault.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    }
  };
  return (
    <Button small icon="share" onClick={() => void share()}>
      {label}
    </Button>
  );
}
