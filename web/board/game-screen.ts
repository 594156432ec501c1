import type { News } from '@fathoms/protocol/messages.ts';
import type { ComponentChildren, FunctionComponent } from 'preact';
import type { WordTable } from '../words/words.ts';
import type { Ended } from './result.ts';
import type {
  BeforeAfter,
  BigMoment,
  BoardProps,
  GameScreen,
  OptionWords,
  Result,
  TimePoint,
} from './screen.ts';
import { type WhoIs, whoIs } from './seats.ts';
import { type Story, sentence } from './sentence.tsx';

/** What a game has to say; everything else about a screen is the same for all. */
interface Parts<View, Event extends { readonly type: string }, Words>
  extends Pick<GameScreen<View, Event>, 'wide' | 'isTables' | 'coach' | 'script' | 'sounds' | 'keys'> {
  readonly Board: FunctionComponent<BoardProps<View>>;
  readonly words: WordTable<Words>;
  readonly rich?: (text: string, words: Words) => ComponentChildren; // draws the pieces a sentence names
  readonly heading: (event: Event, who: WhoIs, words: Words) => string | null;
  readonly subtitle: (view: View, who: WhoIs, words: Words) => string;
  readonly result: (ended: Ended<View, Words>) => Result;
  readonly timeline: (history: readonly News[], seats: number) => readonly TimePoint[];
  readonly moment?: (
    events: readonly Event[],
    views: BeforeAfter<View>,
    who: WhoIs,
    words: Words,
  ) => BigMoment | null;
}

interface Told<Event extends { readonly type: string }> {
  readonly story: Story<Event>;
  readonly options: { readonly [option: string]: OptionWords };
}

export function gameScreen<View, Event extends { readonly type: string }, Words extends Told<Event>>(
  parts: Parts<View, Event, Words>,
): GameScreen<View, Event> {
  const { words: table, rich, heading, subtitle, result, moment, ...same } = parts;
  return {
    ...same,
    tell: (event, faces, language) => {
      const words = table[language];
      const text = sentence(event, whoIs(faces), words.story);
      return text === null || !rich ? text : rich(text, words);
    },
    heading: (event, faces, language) => heading(event, whoIs(faces), table[language]),
    subtitle: (view, faces, language) => subtitle(view, whoIs(faces), table[language]),
    result: (view, outcome, faces, _seat, language, history) =>
      result({ view, outcome, faces, words: table[language], history }),
    ...(moment && {
      moment: (events, views, faces, language) => moment(events, views, whoIs(faces), table[language]),
    }),
    options: language => table[language].options,
  };
}
