import type { Event, Pawn } from '@fathoms/games/dive/types.ts';
import type { Face } from '../../../board/screen.ts';
import { whoIs } from '../../../board/seats.ts';
import { sentence } from '../../../board/sentence.tsx';
import { useWords } from '../../../words/words.ts';
import { type Dive, lastScene } from '../model/choreography.ts';
import { PawnBadge } from '../pieces/Pawn.tsx';
import { WORDS } from '../words/table.ts';
import type { DiveTelling } from './use-telling.ts';

interface WhyProps {
  readonly telling: DiveTelling;
  readonly faces: readonly Face[];
}

/** What this scene means, in words: the lines of the log, which are read aloud there. */
export function Why({ telling, faces }: WhyProps) {
  const { story } = useWords(WORDS);
  const { dive, scene } = telling;
  const lines = eventsOf(dive, scene).flatMap(event => {
    const text = sentence(event, whoIs(faces), story);
    return text === null ? [] : [{ text, pawn: aboutOf(event) }];
  });
  if (lines.length === 0) return null;
  return (
    <section className="why panel">
      <ul key={scene}>
        {lines.map(({ text, pawn }) => (
          <li key={text}>
            {pawn !== null && <PawnBadge pawn={pawn} faces={faces} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function eventsOf(dive: Dive, scene: number): readonly Event[] {
  if (scene === 0) return dive.opening;
  return scene === lastScene(dive) ? dive.last : (dive.levels[scene - 1]?.events ?? []);
}

/** Whose sentence it is, where it is one pawn's alone. */
function aboutOf(event: Event): Pawn | null {
  switch (event.type) {
    case 'helped':
      return event.pawn;
    case 'lost':
    case 'spent':
    case 'thanked':
    case 'used':
      return event.seat;
    case 'covered':
    case 'revealed':
      return 'chief';
    default:
      return null;
  }
}
