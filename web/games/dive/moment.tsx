import type { Event, View } from '@fathoms/games/dive/types.ts';
import type { BeforeAfter, BigMoment } from '../../board/screen.ts';
import type { WhoIs } from '../../board/seats.ts';
import { sentence } from '../../board/sentence.tsx';
import { Art } from '../../ui/pieces.tsx';
import { companionArt } from './model/art.ts';
import type { DiveWords } from './words/en.ts';

/** A companion comes to help. */
export function moment(
  events: readonly Event[],
  _views: BeforeAfter<View>,
  who: WhoIs,
  { companions, story }: DiveWords,
): BigMoment | null {
  const event = events.at(-1);
  if (event?.type !== 'used') return null;
  return {
    title: companions[event.companion].name,
    line: sentence<Event>(event, who, story) ?? '',
    tone: 'plain',
    pieces: (
      <div className="helps">
        <Art id={companionArt(event.companion)} />
      </div>
    ),
  };
}
