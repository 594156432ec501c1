import './dive.css';
import './css/goal.css';
import { LESSONS, PUZZLES } from '@fathoms/games/dive/lessons/index.ts';
import type { LessonBook } from '../../board/screen.ts';
import { Art, Icon, Sea } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { companionArt, helperArt, sharkArt } from './model/art.ts';
import { NAME } from './words/school-name.ts';
import { WORDS } from './words/table.ts';

/** Names a lesson may use besides those of the toolkit. */
const PLACES: { readonly [target: string]: readonly string[] } = {
  track: ['.track'],
  picture: ['.hero .frame'],
  tilt: ['.tilt'],
  counts: ['.counts'],
  lamp: ['.lamp', '.eyes'],
  eyes: ['.eyes'],
  axis: ['.axis.across'], // not once it is the other one
  rack: ['.rack'],
  levels: ['.lvs'],
  rivals: ['.who'],
  offer: ['.offer'],
  programs: ['.jt'],
  lifted: ['.peel .lift, .peel .call'],
};

const TILTS: { readonly [way: string]: string } = { left: 'first-child', right: 'last-child' };

/** `level:2`, `tilt:left`; `token:5@1` is the 5 wherever it lies but on level 1. */
function selectors(target: string): readonly string[] {
  const [kind, what = ''] = target.split(':');
  switch (kind) {
    case 'level':
      return [`.lv.l${what}`];
    case 'tilt':
      return what ? [`.tstrip button:${TILTS[what]}`] : (PLACES.tilt ?? []);
    case 'token': {
      const [token, level] = what.split('@');
      return [`.rack [data-token="${token}"]`, `.lv:not(.l${level}) [data-token="${token}"]`];
    }
    default:
      return PLACES[target] ?? [];
  }
}

const STOPS = [0, 5, 11, 16, 23];

/** The way down beside three see-through cards: level 1 on top, a shark on level 2. */
function Goal() {
  const { goal } = useWords(WORDS);
  return (
    <figure className="dive-goal" aria-label={goal.label}>
      <Sea
        width={628}
        height={560}
        bands={[
          [60, 7, 4, 'w1', 1],
          [170, 8, 3, 'w2', 2.2],
          [300, 9, 3, 'w3', 0.4],
          [430, 8, 3, 'w4', 3.2],
        ]}
      />
      <div className="goal-way" aria-hidden="true">
        {STOPS.map(stop => (
          <span key={stop} className={`num ${stop >= 16 ? 'deep' : ''}`}>
            {stop}
            {stop === 5 && <Art id="pawn-red" />}
            {stop === 11 && <Art id="pawn-sun" />}
          </span>
        ))}
        <Art id="scene-stone" className="goal-stone" />
      </div>
      <div className="goal-cards" aria-hidden="true">
        <Card level={3} art={helperArt('green')} />
        <Card level={2} art={sharkArt('S2')} shark />
        <Card level={1} art={helperArt('red')} />
      </div>
      <p className="goal-note">{goal.note}</p>
    </figure>
  );
}

function Card({
  level,
  art,
  shark = false,
}: {
  readonly level: number;
  readonly art: string;
  readonly shark?: boolean;
}) {
  return (
    <div className={`goal-card c${level}`}>
      <Art id={art} />
      <b className="num">{level}</b>
      <i className={shark ? 'sh' : ''}>
        <Icon id={shark ? 'shark' : 'noshark'} />
      </i>
    </div>
  );
}

const PIECES: { readonly [id: string]: string } = {
  ...{ S1: sharkArt('S1'), S2: sharkArt('S2'), S3: sharkArt('S3') },
  ...{ green: helperArt('green'), red: helperArt('red'), manta: helperArt('manta') },
  ...{ octopus: companionArt('octopus'), orca: companionArt('orca'), angler: companionArt('angler') },
  ...{ clown: companionArt('clown'), dolphins: companionArt('dolphins'), white: companionArt('white') },
  ...{ giant: companionArt('green'), stone: 'scene-stone' },
};

const Piece = ({ id }: { readonly id: string }) => <Art id={PIECES[id] ?? ''} className="dive-piece" />;

const practice = {
  title: NAME,
  about: {
    en: 'One stack after the other: say where the sharks are, lift the cards, see what gave them away. No clock, no score.',
    de: 'Ein Stapel nach dem anderen: Sag, wo die Haie sind, heb die Karten ab, sieh, woran man sie erkannte. Keine Uhr, keine Punkte.',
  },
};

export const book: LessonBook = { lessons: LESSONS, puzzles: PUZZLES, selectors, Goal, Piece, practice };
