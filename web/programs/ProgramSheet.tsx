import './programs.css';
import { useState } from 'preact/hooks';
import { CopyField } from '../people/CopyField.tsx';
import { inviteLink } from '../people/invite.ts';
import { useSettings } from '../settings/settings.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { makeToken, type ProgramPlace } from './server.ts';
import { PROGRAMS } from './words.ts';

interface ProgramSheetProps {
  readonly place: ProgramPlace | null; // null = for any table one is at
  readonly close: () => void;
}

const LONGEST_NAME = 24;

/** Makes a token for a program, and tells it once. */
export function ProgramSheet({ place, close }: ProgramSheetProps) {
  const words = useWords(PROGRAMS);
  const [token, setToken] = useState<string | null>(null);
  return (
    <Sheet title={words.title} onClose={close}>
      <div className="programs-new">
        <p>{place ? words.leadSeat(place.seat + 1) : words.leadOwn}</p>
        {token === null ? <Wish place={place} made={setToken} /> : <Told token={token} place={place} />}
        <p>
          <a href="/api/docs" target="_blank" rel="noreferrer">
            {words.how}
          </a>
        </p>
      </div>
    </Sheet>
  );
}

function Wish({ place, made }: Pick<ProgramSheetProps, 'place'> & { made: (token: string) => void }) {
  const words = useWords(PROGRAMS);
  const [name, setName] = useState('Deepbot');
  const [of, setOf] = useState(useSettings().name);
  const [said, setSaid] = useState('');
  const ready = name.trim() !== '' && of.trim() !== '';
  const submit = async (event: Event) => {
    event.preventDefault();
    if (!ready) return;
    const answer = await makeToken(name.trim(), of.trim(), place);
    if ('token' in answer) made(answer.token);
    else setSaid({ 'too-fast': words.tooFast, 'not-now': words.notNow, failed: words.failed }[answer.failed]);
  };
  return (
    <form onSubmit={event => void submit(event)}>
      <Name label={words.name} value={name} change={setName} />
      <Name label={words.of} value={of} change={setOf} />
      <Button kind="primary" icon="bot" type="submit" off={!ready}>
        {words.make}
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}

function Name({ label, value, change }: { label: string; value: string; change: (to: string) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onInput={event => change(event.currentTarget.value)}
      />
    </label>
  );
}

function Told({ token, place }: Pick<ProgramSheetProps, 'place'> & { token: string }) {
  const words = useWords(PROGRAMS);
  const [copied, setCopied] = useState(false);
  const link = place ? inviteLink(location.origin, place.table) : `${location.origin}/t/…`;
  const command = `npm run lab -- seat ${link} --program ./bot.mjs --token ${token}`;
  return (
    <>
      <p>
        <b>{words.once}</b>
      </p>
      <Copy title={words.token} text={token} label={words.copyToken} onCopied={setCopied} />
      <Copy title={words.command} text={command} label={words.copyCommand} onCopied={setCopied} />
      <p role="status">{copied ? words.copied : ''}</p>
    </>
  );
}

interface CopyProps {
  title: string;
  text: string;
  label: string;
  onCopied: (copied: boolean) => void;
}

const Copy = ({ title, text, label, onCopied }: CopyProps) => (
  <div>
    <h3>{title}</h3>
    <CopyField text={text} link={text} label={title} copyLabel={label} onCopied={onCopied} />
  </div>
);
