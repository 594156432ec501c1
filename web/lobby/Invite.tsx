import { useRef, useState } from 'preact/hooks';
import { copyFrom, inviteLink, isOnlyHere } from '../people/invite.ts';
import { Qr } from '../people/Qr.tsx';
import { WORDS } from '../setup/words.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

/** The way in for friends: a code to scan, to say and to send. */
export function Invite({ id, game, open }: { id: string; game: string; open: number }) {
  const { lobby } = useWords(WORDS);
  const link = inviteLink(location.origin, id);
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    if (field.current) setCopied(await copyFrom(field.current, link));
    if (field.current) field.current.value = id;
  };
  return (
    <div className="invite">
      <Qr text={link} label={lobby.qr} />
      <div>
        <p>{lobby.scan(open)}</p>
        <div className="invite-code">
          <input
            ref={field}
            readOnly
            defaultValue={id}
            aria-label={lobby.code}
            onFocus={e => e.currentTarget.select()}
          />
          <button
            type="button"
            className="tool"
            aria-label={lobby.copy}
            title={lobby.copy}
            onClick={() => void copy()}
          >
            <Icon id={copied ? 'check' : 'copy'} />
          </button>
        </div>
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
