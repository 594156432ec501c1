import './scuba.css';
import './css/goal.css';
import { LESSONS, PUZZLES } from '@fathoms/games/scuba/lessons/index.ts';
import { BANDS, SPECIES, SPECIES_BAND, SPECIES_POINTS, type Species } from '@fathoms/games/scuba/parts.ts';
import type { LessonBook } from '../../board/screen.ts';
import { Art, Emblem, Sea } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { Gauge } from './panels/Gauge.tsx';
import { animalArt, bandClass, diverArt } from './parts/art.ts';
import { WORDS } from './words/table.ts';

/** Names a lesson may use besides cards and spots. A phone shows the panels in short. */
const PLACES: { readonly [target: string]: readonly string[] } = {
  album: ['.album', '.mini .count'],
  air: ['.tankrow', '.mini .gauge'],
  plan: ['.planner', '.mini .line'],
  current: ['.current', '.drift'],
  roster: ['.roster'],
  deco: ['.roster .me .deco:not(.none)', '.roster .me'],
  reef: ['.reef .spaces .space:not(.r0)'],
  boat: ['.surface .boat'],
  surface: ['.surface .pen'],
};

/** `space:4/5` is that space, `step:4/5` the step to it, `combo:PA` a pair or trio of the album. */
function selectors(target: string): readonly string[] {
  const [kind, id = ''] = target.split(':');
  switch (kind) {
    case 'space':
      return [`.space[data-space="${id}"]`];
    case 'step':
      return [`.space[data-space="${id}"] .step`];
    case 'combo':
      return [`[data-about="combo:${id}"]`, '.mini .count'];
    default:
      return PLACES[target] ?? [];
  }
}

/** Down for three animals, and up again with a little air left. */
function Goal() {
  const { goal, board } = useWords(WORDS);
  return (
    <figure className="scuba-goal" aria-label={goal.label}>
      <Sea
        width={628}
        height={560}
        bands={[
          [118, 7, 4, 'w1', 1],
          [214, 8, 3, 'w2', 2.2],
          [330, 9, 3, 'w3', 0.4],
          [446, 8, 3, 'w4', 3.2],
        ]}
      />
      <svg className="goal-way" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d="M40,17 C22,20 16,26 17,36 S22,52 34,54 S48,60 52,68 S78,78 82,62 S70,34 62,17" />
      </svg>
      <Art id="scene-boat" className="goal-boat" />
      <Sight species="anemone" at="one" />
      <Sight species="turtle" at="two" />
      <Sight species="hammer" at="three" />
      <Art id={diverArt('sun')} className="goal-diver" />
      <p className="goal-note" aria-hidden="true">
        <Gauge air={2} due={0} label={board.air(2)} />
        {goal.note}
      </p>
      <p className="goal-plank" aria-hidden="true">
        <Emblem colour="sun" />
        <span>
          <b className="num">1</b>+<b className="num">4</b>+<b className="num">10</b>
        </span>
        <em className="num">15</em>
      </p>
    </figure>
  );
}

function Sight({ species, at }: { readonly species: Species; readonly at: string }) {
  return (
    <span className={`goal-sight ${at}`} aria-hidden="true">
      <Piece id={species} />
    </span>
  );
}

/** An animal as it lies in the reef. */
function Piece({ id }: { readonly id: string }) {
  const index = SPECIES.indexOf(id as Species);
  const band = BANDS[SPECIES_BAND[index] ?? 0] ?? 'red';
  return (
    <span className={`scuba-animal ${bandClass(band)}`}>
      <Art id={animalArt(id as Species)} />
      <b className="num">{SPECIES_POINTS[index]}</b>
    </span>
  );
}

export const book: LessonBook = { lessons: LESSONS, puzzles: PUZZLES, selectors, Goal, Piece };
