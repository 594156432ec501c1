/** A lesson played through once by the rules: which step belongs to which moment of the table. */
import type { Game } from '@fathoms/kernel/game.ts';
import {
  type Lesson,
  type LessonSetting,
  type PlacedStep,
  readMove,
  type ScriptMove,
  scriptOf,
  stepsOf,
} from '@fathoms/kernel/lesson.ts';
import { act, type LiveMatch, openMatch, settle } from '@fathoms/table/match/live.ts';
import { stepCount } from '@fathoms/table/talk/messages.ts';

/** A step with the moment it belongs to: the table counts its steps alike. */
export interface CourseStop extends PlacedStep {
  readonly seq: number;
}

export interface Course {
  readonly script: readonly ScriptMove[];
  readonly stops: readonly CourseStop[];
}

/** The table after these moves. One that the rules refuse is a fault in the lesson. */
export function playedTo(
  game: Game,
  setting: LessonSetting,
  options: LessonSetting['options'],
  moves: readonly ScriptMove[],
): LiveMatch {
  let live = settle(openMatch(game, setting.seats, options, setting.seed));
  for (const [n, move] of moves.entries()) live = playedOn(live, move, n);
  return live;
}

function playedOn(live: LiveMatch, move: ScriptMove, n: number): LiveMatch {
  const { seat, action } = readMove(move);
  const acted = act(live, seat, live.made[seat] ?? 0, action);
  if (acted.kind !== 'accepted')
    throw new Error(
      `move ${n + 1}, ${move}: ${acted.kind === 'refused' ? JSON.stringify(acted.refusal) : acted.kind}`,
    );
  return acted.live;
}

export function courseOf(game: Game, lesson: Lesson, options: LessonSetting['options']): Course {
  const script = scriptOf(lesson);
  let live = playedTo(game, lesson, options, []);
  const seqs = [stepCount(live)];
  for (const [n, move] of script.entries()) {
    live = playedOn(live, move, n);
    seqs.push(stepCount(live));
  }
  return { script, stops: stepsOf(lesson).map(stop => ({ ...stop, seq: seqs[stop.moves] ?? 0 })) };
}

/**
 * The step that fits what is shown: the one before, the first of those that follow, or an earlier one if a decision
 * was taken back. `null` = others are still to move.
 */
export function stopAt({ stops }: Course, before: number, seq: number): number | null {
  if (stops[before]?.seq === seq) return before;
  const after = stops.findIndex((stop, n) => n > before && stop.seq === seq);
  const found = after >= 0 ? after : stops.findIndex(stop => stop.seq === seq);
  return found >= 0 ? found : null;
}

/** The match has gone on after the last step. */
export const isPast = ({ stops }: Course, seq: number): boolean => seq > (stops.at(-1)?.seq ?? 0);

/** What an action of the learner is at this step: asked for now, by a step that others only lead to, or something else. */
export function askedFor({ stops }: Course, at: number, action: string): number | null {
  const seq = stops[at]?.seq;
  const found = stops.findIndex(
    (stop, n) => n >= at && stop.seq === seq && stop.step.asks?.take !== undefined,
  );
  return found >= 0 && stops[found]?.step.asks?.take === action ? found : null;
}
