/** What a card, a find, a current or the end of somebody's dive says. */
import type { Event, View } from '@fathoms/games/scuba/types.ts';
import type { BeforeAfter, BigMoment } from '../../board/screen.ts';
import type { WhoIs } from '../../board/seats.ts';
import { sentence } from '../../board/sentence.tsx';
import { Art } from '../../ui/pieces.tsx';
import { animalArt, bandClass, EVENT_ART } from './parts/art.ts';
import { rich } from './rich.tsx';
import type { ScubaWords } from './words/en.ts';

const COLOURS = { R: 'red', Y: 'yellow', G: 'green', B: 'blue' } as const;

export function moment(
  events: readonly Event[],
  { before, after }: BeforeAfter<View>,
  who: WhoIs,
  words: ScubaWords,
): BigMoment | null {
  const event = events.at(-1);
  const line = event ? rich(sentence<Event>(event, who, words.story) ?? '', words) : '';
  const { moments } = words;
  switch (event?.type) {
    case 'happened': {
      const { name, text } = words.events[event.card];
      const colour = COLOURS[event.card[1] as keyof typeof COLOURS];
      return {
        title: name,
        line: event.idle ? moments.idle(who(event.seat)) : text,
        tone: 'plain',
        detail: moments.turns(who(event.seat)),
        pieces: (
          <div className={`held ${bandClass(colour)} ${event.idle ? 'idle' : ''}`}>
            <Art id={EVENT_ART[event.card]} />
          </div>
        ),
      };
    }
    case 'saw':
      return {
        title: words.animals[event.species].name,
        line: moments.album(who(event.seat)),
        tone: 'gain',
        pieces: (
          <div className="held">
            <Art id={animalArt(event.species)} />
          </div>
        ),
      };
    case 'drifted':
      return { title: moments.swept, line, tone: 'plain' };
    case 'surfaced': {
      const { score = null } = after.divers[event.seat] ?? {};
      const from = before.divers[event.seat]?.score ?? null;
      const scored = score !== null && from !== null && from !== score;
      return {
        title: moments.home(who(event.seat)),
        line,
        tone: 'gain',
        ...(scored && { detail: moments.score(from, score) }),
      };
    }
    case 'died':
    case 'evacuated':
      return { title: moments.airless(who(event.seat)), line, tone: 'loss' };
    case 'departed':
      return { title: moments.boat, line, tone: 'plain' };
    default:
      return null;
  }
}
