import type { Level } from '@fathoms/protocol/messages.ts';
import { useState } from 'preact/hooks';
import type { Site } from '../board/screen.ts';
import { WORDS as SCORE } from '../score/words.ts';
import { changeSettings, useSettings, useTheme } from '../settings/settings.ts';
import { Button, Icon, Scene } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { SAME } from './words.ts';

interface InvitationProps {
  readonly site: Site;
  readonly who: string;
  readonly score: number;
  readonly seats: readonly (Level | null)[]; // who one will meet; null = oneself
  readonly note: string; // what is honest to say about the luck
  readonly under: boolean; // one's own dive is under way
  readonly closed: string | null; // why nobody may begin
  readonly start: (name: string) => Promise<void>;
}

/** What somebody scored here, and one's own turn. */
export function Invitation({ site, who, score, seats, note, under, closed, start }: InvitationProps) {
  const shell = useWords();
  const words = useWords(SAME);
  const { points } = useWords(SCORE);
  const theme = useTheme();
  const { name } = useSettings();
  const [phase, setPhase] = useState<'ready' | 'starting' | 'failed'>('ready');
  const met = seats.flatMap(level => (level ? [shell.levels[level]] : []));
  const submit = (event: Event): void => {
    event.preventDefault();
    if (phase === 'starting') return;
    setPhase('starting');
    start(name.trim() || shell.you).catch(problem => {
      console.error(problem);
      setPhase('failed');
    });
  };
  return (
    <section className="same-invitation panel">
      <Scene id={`${site.art}-${theme}`} sizes="(max-width: 720px) 366px, 420px" />
      <form onSubmit={submit}>
        <h2>{words.invited(who, points(score))}</h2>
        <p>{words.lead}</p>
        <p>{met.length > 0 ? words.met(shell.and(met)) : words.alone}</p>
        {closed === null && !under && (
          <label className="field">
            <span>{words.name}</span>
            <input
              value={name}
              maxLength={24}
              autoComplete="nickname"
              enterKeyHint="go"
              onInput={event => changeSettings({ name: event.currentTarget.value })}
            />
          </label>
        )}
        {closed === null ? (
          <Button kind="primary" icon="dive" type="submit" off={phase === 'starting'}>
            {under ? words.goOn : words.start}
          </Button>
        ) : (
          <p>{closed}</p>
        )}
        <p className="help same-note">
          <Icon id="dice" />
          {note}
        </p>
        <p role="alert">{phase === 'failed' ? words.failed : ''}</p>
      </form>
    </section>
  );
}
