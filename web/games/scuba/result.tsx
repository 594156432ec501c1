/** The end of a game in words and points: how each point came about. */
import { BANDS, COMBINATIONS, SPECIES, SPECIES_BAND, type Species } from '@fathoms/games/scuba/parts.ts';
import type { DiverView, View } from '@fathoms/games/scuba/types.ts';
import type { Outcome } from '@fathoms/kernel/game.ts';
import { type Ended, leadOf } from '../../board/result.ts';
import type { Face, Result, ScorePart } from '../../board/screen.ts';
import { faceAt } from '../../board/seats.ts';
import { Art } from '../../ui/pieces.tsx';
import { animalArt, bandClass } from './parts/art.ts';
import { worthOf } from './parts/tiles.ts';
import type { ScubaWords } from './words/en.ts';
import { depthOf } from './words/places.ts';

export function result({ view, outcome, faces, words }: Ended<View, ScubaWords>): Result {
  return {
    headline: headline(view, outcome, faces, words),
    line: line(view, outcome, words),
    notes: view.divers.map(diver => note(diver, words)),
    parts: view.divers.map(diver => parts(diver, words)),
  };
}

function headline(
  { winner, divers }: View,
  outcome: Outcome,
  faces: readonly Face[],
  { score }: ScubaWords,
): string {
  if (winner === null) return score.nobody;
  const { name, you } = faceAt(faces, winner);
  const lead = leadOf(winner, outcome, seat => divers[seat]?.status !== 'dead');
  return lead === null ? score.alone(name, you) : score.win(name, you, lead);
}

function line({ winner, divers }: View, { scores }: Outcome, words: ScubaWords): string {
  const diver = winner === null ? undefined : divers[winner];
  if (winner === null || !diver) return words.score.nobodyLine;
  const best = (diver.cards ?? []).toSorted((a, b) => worthOf(b) - worthOf(a))[0];
  return words.score.line(scores[winner] ?? 0, diver.count, best ? words.animals[best].name : null);
}

function note(diver: DiverView, words: ScubaWords): string {
  if (diver.status === 'dead') return words.score.dead(depthOf(diver.at, words));
  if (diver.status === 'evacuated') return words.score.evacuated;
  return words.score.note(diver.count, (diver.combinations ?? []).filter(({ bonus }) => bonus > 0).length);
}

/** The dead score nothing: there is nothing to show how. */
function parts(diver: DiverView, words: ScubaWords): ScorePart[] {
  if (diver.status === 'dead') return [];
  const { score } = words;
  const cards = diver.cards ?? [];
  const combos = (diver.combinations ?? []).filter(({ bonus }) => bonus > 0);
  const found: (ScorePart | null)[] = [
    {
      id: 'animals',
      label: score.animals,
      points: cards.reduce((sum, species) => sum + worthOf(species), 0),
      detail: <Stickers cards={cards} words={words} />,
      tone: 'main',
    },
    part(
      'sets',
      score.sets,
      combos.reduce((sum, { bonus }) => sum + bonus, 0),
      'extra',
      comboText(combos, words),
    ),
    part('finds', score.finds, diver.plus, 'gain', score.findsDetail),
    part('lost', score.lost, -diver.minus, 'loss', score.lostDetail),
  ];
  return found.filter(one => one !== null);
}

const part = (
  id: string,
  label: string,
  points: number,
  tone: ScorePart['tone'],
  detail: string,
): ScorePart | null => (points === 0 ? null : { id, label, points, tone, detail });

const comboText = (combos: NonNullable<DiverView['combinations']>, words: ScubaWords): string =>
  combos
    .map(
      ({ id, have, bonus }) =>
        `${words.score.set(words.combos[id], have.length, COMBINATIONS[id].species.length)} ${bonus}`,
    )
    .join(', ');

function Stickers({ cards, words }: { readonly cards: readonly Species[]; readonly words: ScubaWords }) {
  return (
    <span className="scuba-stickers">
      {cards.map(species => (
        <span
          key={species}
          className={bandClass(BANDS[SPECIES_BAND[SPECIES.indexOf(species)] ?? 0] ?? 'red')}
        >
          <Art id={animalArt(species)} label={words.animals[species].name} />
          <b className="num">{worthOf(species)}</b>
        </span>
      ))}
    </span>
  );
}
