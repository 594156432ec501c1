import type { Event, View } from '@fathoms/games/scuba/types.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { useMemo } from 'preact/hooks';
import { eventsIn } from '../../../board/news.ts';
import type { Telling } from '../../../board/use-director.ts';
import { upTo, without } from './between.ts';

interface Between {
  readonly view: View; // as far as it is told
  readonly told: readonly Event[]; // what was told just now: what moves and rises
}

/** The sea moves, divers swim and air goes down when that is told, not before. */
export function useBetween(telling: Telling<View>, after: View, fresh: readonly News[]): Between {
  const { script, news, landed, heard, counts } = telling;
  return useMemo(() => {
    if (!script) return { view: after, told: eventsIn<Event>(fresh) };
    const events = eventsIn<Event>(news);
    const last = script.beats[landed - 1]?.events ?? 0;
    const view =
      counts === after ? without(after, events.slice(heard)) : upTo(counts, events.slice(0, heard));
    return { view, told: events.slice(heard - last, heard) };
  }, [script, news, landed, heard, counts, after, fresh]);
}
