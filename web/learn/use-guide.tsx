import { fitting } from '@fathoms/kernel/lesson.ts';
import type { SeatInfo } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionState } from '../session/session.ts';
import { useSettings } from '../settings/settings.ts';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { Speech } from './Coach.tsx';
import { askedFor, type Course, isPast, stopAt } from './course.ts';
import type { LessonProgress } from './progress.ts';
import { LEARN } from './words.ts';

interface GuideProps {
  readonly course: Course;
  readonly progress: LessonProgress;
  readonly keep: (part: Partial<LessonProgress>) => void;
  readonly session: Session;
  readonly shown: SessionState;
}

interface Guidance {
  readonly speech: Speech | null;
  readonly buttons: ComponentChildren;
  readonly meanwhile: string | null; // others are moving
  readonly act: (action: string) => void; // in place of the session's
  readonly stray: (what: string) => void;
}

/** What was tried at a step and not asked for. */
interface Tried {
  readonly step: number;
  readonly action: string | null; // legal: taken if the learner insists
  readonly what: string; // else: what was touched
}

/**
 * Leads along the course: asks, answers what else is tried, goes on when the table has. Nothing is forced that the
 * rules would not force: whoever insists on another action takes it and is free.
 */
export function useGuide({ course, progress, keep, session, shown }: GuideProps): Guidance {
  const words = useWords(LEARN);
  const { language } = useSettings();
  const [tried, setTried] = useState<Tried | null>(null);
  const seq = shown.state?.seq ?? 0;
  const { free, step: before } = progress;
  const at = free ? null : stopAt(course, before, seq);
  const stop = at === null ? undefined : course.stops[at];
  const isLast = at === course.stops.length - 1;
  const past = !free && isPast(course, seq);
  useEffect(() => {
    if (past) keep({ done: true, free: true });
    else if (at !== null && stop && at !== before) keep({ step: at, chapter: stop.chapter });
  }, [past, at, stop, before, keep]);

  const now = tried?.step === at ? tried : null;
  const act = (action: string) => {
    if (at === null) return session.act(action);
    const asked = askedFor(course, at, action);
    if (asked === null && now?.action !== action) return setTried({ step: at, action, what: '' });
    if (asked === null) keep({ free: true });
    else keep({ step: asked, chapter: course.stops[asked]?.chapter ?? 0 });
    session.act(action);
  };
  const goOn = () => {
    if (at === null) return;
    const next = course.stops[at + 1];
    if (!next) keep({ done: true, free: true });
    else keep({ step: at + 1, chapter: next.chapter });
  };
  const buttons = buttonsOf();
  if (at === null || !stop || shown.behind > 0) {
    const said = course.stops[before]?.step.meanwhile?.[language];
    const mover = seatName(shown.table?.seats[shown.state?.toAct[0] ?? 0]);
    const theirs = shown.state !== null && !shown.state.toAct.includes(shown.state.seat ?? -1);
    const meanwhile = said ?? (theirs ? words.watching(mover) : null);
    return { speech: null, buttons, meanwhile: free ? null : meanwhile, act, stray: () => {} };
  }

  const { head, say, lit, shows, asks } = stop.step;
  const ask = asks && { icon: asks.icon, say: asks.say[language] };
  const speech: Speech = {
    key: String(at),
    head: head[language],
    say: say[language],
    ask: ask ?? null,
    answer: answerTo(),
    lit,
    shows: shows ?? [],
    touch: asks?.touch ?? [],
    ...(asks && asks.take === undefined && { passed: goOn }),
  };
  return {
    speech,
    buttons,
    meanwhile: null,
    act,
    stray: what =>
      setTried(old => (old?.step === at && old.action !== null ? old : { step: at, action: null, what })),
  };

  function answerTo(): string | null {
    if (!now) return null;
    if (now.action !== null)
      return fitting(stop?.step.asks?.others ?? {}, now.action)?.[language] ?? words.tried;
    return [words.stray(now.what), ask ? words.instead(ask.say) : ''].filter(Boolean).join(' ');
  }

  function buttonsOf(): ComponentChildren {
    const action = now?.action;
    if (action)
      return (
        <>
          <Button small onClick={() => setTried(null)}>
            {words.notNow}
          </Button>
          <Button small kind="quiet" onClick={() => act(action)}>
            {words.anyway}
          </Button>
        </>
      );
    if (!stop || stop.step.asks) return null;
    return (
      <button type="button" className="btn primary sm" data-coach="touch" onClick={goOn}>
        <span>{isLast ? words.finish : words.goOn}</span>
      </button>
    );
  }
}

const seatName = (seat: SeatInfo | undefined): string => (!seat || seat.kind === 'open' ? '' : seat.name);
