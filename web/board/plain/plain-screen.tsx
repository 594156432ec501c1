import type { Game } from '@fathoms/kernel/game.ts';
import { winnersOf } from '../result.ts';
import type { Face, GameScreen, OptionWords } from '../screen.ts';
import { PlainBoard } from './PlainBoard.tsx';
import { faceIn, type SeatFields } from './reading.ts';
import { PLAIN_WORDS } from './words.ts';

/** A whole screen for a game that has no words and no board of its own yet. Replace it part by part. */
export const plainScreen = <View, Event>(
  game: Pick<Game, 'options'>,
  reads: SeatFields,
): GameScreen<View, Event> => ({
  Board: props => <PlainBoard {...props} reads={reads} />,
  tell: (event, faces) => told(event as Told, faces, reads),
  heading: () => null,
  subtitle: () => '',
  result: (_view, outcome, faces, _seat, language) => {
    const words = PLAIN_WORDS[language];
    const names = winnersOf(outcome).map(seat => faces[seat]?.name ?? '');
    return {
      headline: names.length > 0 ? words.wins(names.join(', ')) : words.nobody,
      line: words.over,
      notes: faces.map(() => ''),
      parts: outcome.scores.map(points => [
        { id: 'points', label: words.points, points, detail: '', tone: 'main' },
      ]),
    };
  },
  timeline: () => [],
  options: () =>
    Object.fromEntries(
      Object.entries(game.options).map(([name, values]): [string, OptionWords] => [
        name,
        {
          name,
          help: '',
          values: Object.fromEntries(values.map(value => [String(value), { name: String(value) }])),
        },
      ]),
    ),
});

interface Told {
  readonly type: string;
  readonly [name: string]: unknown;
}

/** 'rolled · You · die 5': the event's own names and figures. */
function told({ type, ...details }: Told, faces: readonly Face[], reads: SeatFields): string {
  const parts = Object.entries(details).map(
    ([name, value]) => faceIn(name, value, faces, reads)?.name ?? `${name} ${JSON.stringify(value)}`,
  );
  return [type, ...parts].join(' · ');
}
