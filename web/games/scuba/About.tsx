import {
  COMBINATION_IDS,
  COMBINATIONS,
  type CombinationId,
  type CurrentId,
  SPECIES,
  SPECIES_POINTS,
  type Species,
} from '@fathoms/games/scuba/parts.ts';
import { parseSpace, ROW_AIR, type SpaceId, surfacePoints } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import { AboutNotes, type Note } from '../../board/AboutNotes.tsx';
import type { AboutProps } from '../../board/about.tsx';
import type { Face } from '../../board/screen.ts';
import { useWords } from '../../words/words.ts';
import { animalArt, diverArt } from './parts/art.ts';
import { kindOf } from './parts/currents.ts';
import { rowIn } from './parts/spaces.ts';
import { contentsOf, sceneOf } from './reef/scene.ts';
import type { ScubaWords } from './words/en.ts';
import { depthOf } from './words/places.ts';
import { WORDS } from './words/table.ts';

interface Props extends AboutProps {
  readonly view: View;
  readonly faces: readonly Face[];
}

/** What lies here, in words, with the way into the rules. */
export function About({ view, faces, ...rest }: Props) {
  const words = useWords(WORDS);
  const notes = notesOn(rest.asked.about, view, faces, words);
  return <AboutNotes {...rest} notes={notes} />;
}

function notesOn(about: string, view: View, faces: readonly Face[], words: ScubaWords): Note[] {
  const [kind, id = ''] = about.split(':');
  if (kind === 'animal') return [animalNote(id as Species, words, null)];
  const part = words.about[kind as keyof ScubaWords['about']];
  if (part) return [{ ...part, art: null }];
  if (kind === 'combo') return [comboNote(id as CombinationId, words)];
  if (kind === 'current') {
    const title = id === '' ? words.current.none : words.currents[kindOf(id as CurrentId)];
    return [{ title, text: words.current.text, art: null, rule: 'SCUBA-19' }];
  }
  if (kind === 'diver') return [diverNote(Number(id), view, faces, words)];
  return spaceNotes(id as SpaceId, view, faces, words);
}

function animalNote(species: Species, words: ScubaWords, seen: readonly string[] | null): Note {
  const combos = COMBINATION_IDS.filter(id =>
    (COMBINATIONS[id].species as readonly Species[]).includes(species),
  );
  const text = [
    words.board.worth(SPECIES_POINTS[SPECIES.indexOf(species)] ?? 0),
    ...combos.map(id => words.board.part(words.combos[id])),
    ...(seen === null ? [] : [seen.length === 0 ? words.board.unseen : words.board.seenBy(seen)]),
  ];
  return {
    title: words.animals[species].name,
    text: text.join(' '),
    art: animalArt(species),
    rule: 'SCUBA-66',
  };
}

function comboNote(id: CombinationId, words: ScubaWords): Note {
  const { species } = COMBINATIONS[id];
  const names = species.map(key => words.animals[key].name);
  return { title: words.combos[id], text: words.board.combo(names), art: null, rule: 'SCUBA-148' };
}

function diverNote(seat: number, view: View, faces: readonly Face[], words: ScubaWords): Note {
  const face = faces[seat];
  const diver = view.divers[seat];
  if (!face || !diver) throw new Error(`nobody sits at ${seat}`);
  return {
    title: words.board.diverTitle(face),
    text: [
      words.board.diverText(diver.air, diver.deco, diver.count),
      ...(view.openScores && diver.score !== null ? [words.board.worth(diver.score)] : []),
    ].join(' '),
    art: diverArt(face.colour),
    rule: view.decompression ? 'SCUBA-106' : 'SCUBA-89',
  };
}

function spaceNotes(space: SpaceId, view: View, faces: readonly Face[], words: ScubaWords): Note[] {
  const { board } = words;
  const { back, tiles, dust, divers } = contentsOf(sceneOf(view), space);
  const names = (seats: readonly number[]) => seats.map(seat => faces[seat]?.name ?? '');
  const notes = [
    ...tiles.map(({ species, discs }) => animalNote(species, words, names(discs))),
    ...(back ? [backNote(back, view, words)] : []),
    ...(dust.length > 0
      ? [{ title: board.dustTitle, text: board.dustText, art: null, rule: 'SCUBA-58' as const }]
      : []),
    ...divers.map(({ seat }) => diverNote(seat, view, faces, words)),
  ];
  if (space === 'boat')
    notes.push({ title: board.boatTitle, text: board.boatText, art: null, rule: 'SCUBA-100' });
  else if (rowIn(space) === 0) {
    const text = board.surfaceText(surfacePoints(parseSpace(space) ?? 0));
    notes.push({ title: board.surfaceTitle, text, art: null, rule: 'SCUBA-105' });
  } else {
    const air = ROW_AIR[rowIn(space)] ?? 0;
    notes.push({ title: depthOf(space, words), text: words.board.row(air), art: null, rule: 'SCUBA-89' });
  }
  return notes;
}

function backNote({ band, swapped }: View['backs'][number], view: View, words: ScubaWords): Note {
  const left = view.bands.find(one => one.band === band);
  const text = left ? words.board.backText(left.animals, left.events, left.empty) : '';
  return {
    title: words.bands[band],
    text: swapped ? `${text} ${words.board.swapped}` : text,
    art: null,
    rule: swapped ? 'SCUBA-8' : 'SCUBA-57',
  };
}
