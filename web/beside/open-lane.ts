import type { GameScreen } from '../board/screen.ts';
import { openReader } from '../record/reader.ts';
import type { Lane } from './lanes.ts';

/** A logbook as one of several; null = it does not hold. */
export async function openLane(
  text: string,
  { as, seat, you }: Pick<Lane, 'as' | 'seat' | 'you'>,
  screen: GameScreen,
): Promise<Lane | null> {
  const opened = await openReader(text);
  if (!opened.ok) return null;
  const { record, story, close } = opened.reader;
  const history = await story('all');
  close();
  return { as, seat, you, record, history, timeline: screen.timeline(history, record.seats.length) };
}
