import type { News } from '@fathoms/protocol/messages.ts';
import type { Face, GameScreen, TimePoint } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import type { Language } from '../settings/language.ts';
import { momentsOf, type ScoreMoment } from './moments.ts';
import type { ToldMoment } from './Score.tsx';

interface Match {
  readonly screen: GameScreen;
  readonly history: readonly News[];
  readonly timeline: readonly TimePoint[];
  readonly faces: readonly Face[];
  readonly language: Language;
}

/** What turned the match, in the words of its logbook: the last line about whose score it was. */
export function tellMoments(
  { screen, history, timeline, faces, language }: Match,
  winner: number | null,
  replay: (step: number) => string,
): readonly ToldMoment[] {
  const rows = logRows(screen, history, faces, language);
  const told = ({ at, seat }: ScoreMoment) => {
    const [from, to] = [timeline[at - 1]?.step ?? 0, timeline[at]?.step];
    const within = rows.filter(({ step }) => step >= from && step <= (to ?? 0));
    const heading = within.findLast(row => row.kind === 'heading' && row.step < (to ?? 0));
    const line = within.findLast(row => row.kind === 'story' && row.seat === seat);
    return {
      heading: heading?.kind === 'heading' ? heading.text : (timeline[at]?.label ?? ''),
      text: line?.text ?? null,
      replay: line ? replay(line.step) : to === undefined ? null : replay(to),
    };
  };
  return momentsOf(timeline, winner).map(moment => ({ ...moment, ...told(moment) }));
}
