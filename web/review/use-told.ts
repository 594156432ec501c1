import type { Review } from '@fathoms/bots/review/review.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import type { Reader } from '../record/reader.ts';
import { useSettings } from '../settings/settings.ts';

/** What happened in a move, in the words of the logbook. */
export function useTold(
  reader: Reader,
  screen: GameScreen,
  review: Review,
  nth: number,
  faces: readonly Face[],
): readonly ComponentChildren[] {
  const { language } = useSettings();
  const [story, setStory] = useState<readonly News[]>([]);
  useEffect(() => {
    let wanted = true;
    void reader.story('all').then(read => wanted && setStory(read));
    return () => {
      wanted = false;
    };
  }, [reader]);
  const rows = useMemo(() => logRows(screen, story, faces, language), [screen, story, faces, language]);
  const first = review.steps[nth]?.step ?? 0;
  const last = review.steps[nth + 1]?.step ?? reader.steps;
  return rows.flatMap(row =>
    row.kind === 'story' && row.step > first && row.step <= last ? [row.text, ' '] : [],
  );
}
