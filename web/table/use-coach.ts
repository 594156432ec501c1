import type { RuleId } from '@fathoms/kernel/game.ts';
import type { StateMessage } from '@fathoms/protocol/messages.ts';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Coach } from '../board/coach.ts';
import { eventsIn } from '../board/news.ts';
import type { GameScreen } from '../board/screen.ts';
import type { SessionState } from '../session/session.ts';
import { markCoached, unmarkCoached, wasCoached } from '../settings/coached.ts';
import { useSettings } from '../settings/settings.ts';
import { patiently } from '../ui/patience.ts';
import type { CoachNote } from './CoachNote.tsx';
import { lateParts } from './late-parts.ts';

/** One sentence about something met for the first time. */
export interface CoachHint {
  readonly text: string;
  readonly rule: RuleId | null;
  readonly dismiss: () => void;
  readonly Note: typeof CoachNote; // comes with the coach: waiting for it would move the decision
}

interface Coaching {
  readonly game: string;
  readonly screen: GameScreen;
  readonly shown: SessionState;
  readonly state: StateMessage;
  readonly quiet: boolean; // not now: a lesson, something covered, something still being told
}

const READING = 4000; // milliseconds: who acts later than this has read it

/**
 * What to say, once a device for each thing. It stays until it is dismissed, or was read and something was done. Who
 * acts before that and meets the next thing hears of that one, and of the other another time.
 */
export function useCoach({ game, screen, shown, state, quiet }: Coaching): CoachHint | null {
  const { coach: wanted, language } = useSettings();
  const { coach, Note } = useLoaded(wanted ? screen.coach : undefined) ?? NOBODY;
  const [moment, setMoment] = useState<string | null>(null);
  const since = useRef(0);
  const hasActed = useRef(false); // since it is said
  const about = useRef<SessionState['fresh'] | null>(null); // news that had their sentence: one is enough
  const { view, seat, outcome } = state;

  // before the decision is painted: what comes above it a moment later would move it
  useLayoutEffect(() => {
    if (!coach || quiet || seat === null || outcome !== null) return;
    if (about.current === shown.fresh || (moment !== null && !hasActed.current)) return;
    const met = coach.moments({ view, seat, events: eventsIn(shown.fresh) });
    const first = met.find(id => !wasCoached(`${game}/${id}`));
    if (first === undefined || (moment !== null && met.includes(moment))) return;
    if (moment !== null) unmarkCoached(`${game}/${moment}`);
    hasActed.current = false;
    markCoached(`${game}/${first}`);
    since.current = performance.now();
    about.current = shown.fresh;
    setMoment(first);
  }, [coach, quiet, moment, game, view, seat, outcome, shown.fresh]);

  useEffect(() => {
    if (!shown.busy) return;
    hasActed.current = true;
    if (performance.now() - since.current > READING) setMoment(null);
  }, [shown.busy]);

  if (!coach || !Note || quiet || moment === null) return null;
  return {
    text: coach.words[language][moment] ?? '',
    rule: coach.rules[moment] ?? null,
    dismiss: () => setMoment(null),
    Note,
  };
}

interface Speaker {
  readonly coach: Coach;
  readonly Note: typeof CoachNote;
}
const NOBODY = { coach: null, Note: null };

/** Fetched when a table is open, not before: the first decision does not wait for it. */
function useLoaded(load: GameScreen['coach']): Speaker | null {
  const [speaker, setSpeaker] = useState<Speaker | null>(null);
  useEffect(() => {
    setSpeaker(null);
    let wanted = true;
    if (load)
      Promise.all([patiently(load), lateParts.coach()]).then(
        ([coach, { CoachNote: Note }]) => wanted && setSpeaker({ coach, Note }),
      );
    return () => {
      wanted = false;
    };
  }, [load]);
  return speaker;
}
