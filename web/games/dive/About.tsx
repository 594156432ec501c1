import { HELPERS } from '@fathoms/games/dive/ocean/cards.ts';
import { STONE } from '@fathoms/games/dive/parts.ts';
import type { Companion, View } from '@fathoms/games/dive/types.ts';
import { AboutNotes, type Note } from '../../board/AboutNotes.tsx';
import type { AboutProps } from '../../board/about.tsx';
import type { Face } from '../../board/screen.ts';
import { useWords } from '../../words/words.ts';
import { companionArt, helperArt, sharkArt } from './model/art.ts';
import type { DiveWords } from './words/en.ts';
import { WORDS } from './words/table.ts';

const SHARK_ARTS = ['S1', 'S2', 'S3'] as const;

interface Props extends AboutProps {
  readonly view: View;
  readonly faces: readonly Face[];
}

/** What something is, in words, with the way into the rules. */
export function About({ view, faces, ...rest }: Props) {
  const words = useWords(WORDS);
  if (rest.asked.about === 'counts:') return <AboutNotes {...rest} notes={countsNotes(words)} />;
  const note = noteOn(rest.asked.about, view, faces, words);
  return <AboutNotes {...rest} notes={note ? [note] : []} />;
}

/** Which animals matter: three sharks, three helpers, and nothing else. */
function countsNotes({ counts, helpers, sharkNames }: DiveWords): Note[] {
  const sharks = SHARK_ARTS.map(
    (shark, i): Note => ({
      title: sharkNames[shark],
      text: i === 0 ? counts.sharks : '',
      art: sharkArt(shark),
      rule: 'DIVE-30',
    }),
  );
  const carriers = HELPERS.map(
    (helper): Note => ({
      title: helpers[helper].name,
      text: helpers[helper].gift,
      art: helperArt(helper),
      rule: 'DIVE-42',
    }),
  );
  return [...sharks, ...carriers, { title: counts.restTitle, text: counts.rest, art: null, rule: 'DIVE-30' }];
}

function noteOn(about: string, view: View, faces: readonly Face[], words: DiveWords): Note | null {
  const [kind, id = ''] = about.split(':');
  const part = words.parts[kind as keyof DiveWords['parts']];
  if (part) return { ...part, art: null };
  switch (kind) {
    case 'track':
      return {
        title: words.about.track,
        text: [words.about.trackText, ...(view.mode === 'standard' ? [words.about.deep] : [])].join(' '),
        art: null,
        rule: 'DIVE-59',
      };
    case 'stack':
      return {
        title: words.about.stack,
        text: words.about.stackText(view.cards),
        art: null,
        rule: 'DIVE-12',
      };
    case 'companion': {
      const { name, text, rule } = words.companions[id as Companion];
      return { title: name, text, art: companionArt(id as Companion), rule };
    }
    case 'pawn':
      return id === 'chief' ? chiefNote(view, words) : diverNote(Number(id), view, faces, words);
    default:
      return null;
  }
}

function chiefNote({ chief }: View, words: DiveWords): Note | null {
  if (!chief) return null;
  return {
    title: words.theChief,
    text: `${words.about.pawn(chief.space)} ${words.about.chiefText}`,
    art: 'pawn-chief',
    rule: 'DIVE-116',
  };
}

function diverNote(seat: number, view: View, faces: readonly Face[], words: DiveWords): Note | null {
  const diver = view.divers[seat];
  const face = faces[seat];
  if (!diver || !face) return null;
  const companion = diver.using ?? diver.companion;
  return {
    title: face.name,
    text: [
      words.about.pawn(diver.space),
      words.about.left(STONE - diver.space),
      ...(companion ? [words.about.with(words.companions[companion].name)] : []),
    ].join(' '),
    art: `pawn-${face.colour}`,
    rule: diver.zone === 'deep' ? 'DIVE-35' : 'DIVE-34',
  };
}
