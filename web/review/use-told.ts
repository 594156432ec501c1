import type { Review } from '@fathoms/bots/review/review.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import { logRows } from '../logbook/log.ts';
import type { Reader } from '../record/reader.ts';
import { useSettings } from '../settings/settings.ts';

interface Told {
  readonly told: readonly ComponentChildren[]; // in the words of the logbook
  readonly news: readonly News[]; // the same as it was told
}

/** What happened in a move: at once, or when the round came to its end. */
export function useTold(
  reader: Reader,
  screen: GameScreen,
  review: Review,
  nth: number,
  faces: readonly Face[],
): Told {
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
  const { step = 0, until } = review.steps[nth] ?? {};
  const last = until ?? review.steps[nth + 1]?.step ?? reader.steps;
  const first = until === undefined ? step : until - 1;
  const isHere = (at: number): boolean => at > first && at <= last;
  return {
    told: rows.flatMap(row => (row.kind === 'story' && isHere(row.step) ? [row.text, ' '] : [])),
    news: story.filter((_, at) => isHere(at)),
  };
}
