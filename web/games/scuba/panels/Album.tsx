import {
  BANDS,
  COMBINATION_IDS,
  COMBINATIONS,
  type CombinationId,
  SPECIES,
  SPECIES_BAND,
  SPECIES_POINTS,
  type Species,
} from '@fathoms/games/scuba/parts.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import { Icon, Thumb } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { animalArt, bandClass } from '../parts/art.ts';
import type { ScubaWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';

interface AlbumProps {
  readonly diver: DiverView;
  readonly title: string;
}

/** Every animal there is: those seen in colour, the others as shadows; and what the combinations lack. */
export function Album({ diver, title }: AlbumProps) {
  const words = useWords(WORDS);
  const { cards, combinations, score } = diver;
  return (
    <section className="album panel" aria-label={title} data-about="album:">
      <header>
        <h2>{title}</h2>
        {score !== null && <span className="tag gain">{words.points(score)}</span>}
      </header>
      {cards === null ? <p>{words.album.faceDown(diver.count)}</p> : <Stickers cards={cards} words={words} />}
      {cards && (
        <ul className="combo">
          {COMBINATION_IDS.map(id => {
            const bonus = combinations?.find(combination => combination.id === id)?.bonus ?? 0;
            return <Combo key={id} id={id} cards={cards} bonus={bonus} words={words} />;
          })}
        </ul>
      )}
    </section>
  );
}

function Stickers({ cards, words }: { readonly cards: readonly Species[]; readonly words: ScubaWords }) {
  return (
    <ul className="stk">
      {SPECIES.map((species, i) => {
        const has = cards.includes(species);
        const band = BANDS[SPECIES_BAND[i] ?? 0] ?? 'red';
        return (
          <li
            key={species}
            className={`${bandClass(band)} ${has ? '' : 'no'}`}
            data-about={`animal:${species}`}
          >
            <Thumb id={animalArt(species)} />
            <b className="num">{SPECIES_POINTS[i]}</b>
            <span className="vh">{words.album.sticker(words.animals[species].name, has)}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface ComboProps {
  readonly id: CombinationId;
  readonly cards: readonly Species[];
  readonly bonus: number;
  readonly words: ScubaWords;
}

function Combo({ id, cards, bonus, words }: ComboProps) {
  const { species } = COMBINATIONS[id];
  const missing = species.filter(key => !cards.includes(key));
  const state = missing.length === 0 ? 'ok' : missing.length < species.length ? 'half' : '';
  return (
    <li className={state} data-about={`combo:${id}`}>
      <span className="trio" aria-hidden="true">
        {species.map(key => (
          <Thumb key={key} id={animalArt(key)} className={cards.includes(key) ? '' : 'no'} />
        ))}
      </span>
      <span className="name">
        {words.combos[id]}
        {missing.length > 0 && (
          <small>{words.album.missing(missing.map(key => words.animals[key].name))}</small>
        )}
      </span>
      {state === 'ok' && <Icon id="check" />}
      <b className="num">{bonus > 0 ? `+${bonus}` : '–'}</b>
    </li>
  );
}
