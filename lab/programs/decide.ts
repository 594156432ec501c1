import { readAnswer, type TurnLine } from './lines.ts';
import { type ProgramProcess, SAID_TOO_MUCH } from './process.ts';

/** Answers a program has for one decision. */
export const TRIES = 3;

/** Answers to earlier questions that are passed over while one waits for this one's. */
const MOST_LATE = 100;

/** What came of asking a program for a decision. */
export type ProgramDecision =
  | { readonly is: 'played'; readonly action: string }
  | { readonly is: 'overtaken' } // the decision was taken otherwise
  | { readonly is: 'lost'; readonly why: string };

/** Why an action cannot be played; null = it was. `overtaken`: it is no longer asked for. */
export type AnswerJudge = (action: string) => Promise<{ readonly reason: string } | 'overtaken' | null>;

/**
 * Asks until there is an answer that can be played; each one that cannot is told why, and there are not many. `ms` is
 * for all of them together: whoever goes on talking gains no time by it.
 */
export async function decide(
  program: ProgramProcess,
  turn: TurnLine,
  judge: AnswerJudge,
  ms?: number,
): Promise<ProgramDecision> {
  const since = performance.now();
  program.tell(turn);
  for (let [left, late] = [TRIES - 1, 0]; ; ) {
    const heard = await program.hear(ms === undefined ? undefined : { ms, since });
    if (heard.is === 'overtaken') return heard;
    if (heard.is === 'gone') return { is: 'lost', why: heard.why };
    const answer = readAnswer(heard.line, turn);
    if (answer.is === 'late' && ++late > MOST_LATE) return { is: 'lost', why: SAID_TOO_MUCH };
    if (answer.is === 'late') continue;
    const problem = answer.is === 'wrong' ? answer : await judge(answer.action);
    if (problem === 'overtaken') return { is: 'overtaken' };
    if (problem === null && answer.is === 'action') return { is: 'played', action: answer.action };
    const reason = problem?.reason ?? '';
    if (left === 0) return { is: 'lost', why: `${TRIES} answers could not be played, the last: ${reason}` };
    program.tell({ t: 'refused', n: turn.n, reason, left });
    left--;
  }
}
