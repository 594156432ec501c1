import type { Event } from '@fathoms/games/locker/types.ts';
import type { WhoIs } from '../../board/seats.ts';
import type { Story } from './words/shape.ts';

/** The log's sentence, with `{key-5}` where a card is meant; null = not worth a line. */
export function sentence(event: Event, who: WhoIs, story: Story): string | null {
  const tell = story[event.type] as (event: Event, who: WhoIs) => string | null;
  return tell(event, who);
}
