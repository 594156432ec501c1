import { ledgerOf, turningPoints } from '@fathoms/bots/review/ledger.ts';
import type { Review } from '@fathoms/bots/review/review.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { useMemo } from 'preact/hooks';
import type { ReviewScreen } from '../board/review.ts';
import type { Face, GameScreen, Site } from '../board/screen.ts';
import { whoIs } from '../board/seats.ts';
import { recordFaces } from '../record/faces.ts';
import type { Reader } from '../record/reader.ts';
import { WORDS } from '../record/words.ts';
import { useSettings } from '../settings/settings.ts';
import { Brand } from '../shell/Head.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Icon, Sea } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { CoursePanel } from './Course.tsx';
import { Decisions } from './Decisions.tsx';
import { Detail } from './Detail.tsx';
import { Headline } from './Headline.tsx';
import { Patterns } from './Patterns.tsx';
import { costliest, weightiest } from './turning.ts';
import { useChosenMove } from './use-chosen-move.ts';
import { useViews } from './use-views.ts';
import { REVIEW } from './words.ts';

interface ReviewTableProps {
  reader: Reader;
  review: Review;
  site: Site;
  screen: GameScreen;
  said: ReviewScreen;
  packed: string | null; // the match, where it is in the address itself
  replay: string; // address
}

/** What luck and decisions made of a match: the sum, the curve, every decision, and the way back into it. */
export function ReviewTable({ reader, review, site, screen, said, packed, replay }: ReviewTableProps) {
  const shell = useWords();
  const words = useWords(REVIEW);
  const { somebody } = useWords(WORDS);
  const { language } = useSettings();
  const { record } = reader;
  const [{ nth, seat }, choose] = useChosenMove(review, record, packed);
  const faces = useMemo(
    () =>
      seenBy(recordFaces(record, somebody), record.seats[seat]?.kind === 'human' ? seat : null, shell.you),
    [record, somebody, seat, shell],
  );
  const ledger = useMemo(() => ledgerOf(review, seat), [review, seat]);
  const points = useMemo(() => turningPoints(review, seat), [review, seat]);
  const views = useViews(reader, review, seat);
  const who = whoIs(faces)(seat);
  const name = site.words[language].name;
  useTitle(words.pageTitle(name));
  const pick = (move: number) => choose({ nth: move, seat });
  const pickTurn = (turn: number) => pick(weightiest(review, turn, seat));
  const at = points.indexOf(nth);
  const step = (by: number) => {
    const next = points[at < 0 ? 0 : (at + by + points.length) % points.length];
    if (next !== undefined) pick(next);
  };
  const others = faces.filter((_, i) => i !== seat).map(face => face.name);
  return (
    <div className={`review-page game-${site.id}`}>
      <Water />
      <Patterns />
      <header className="review-top">
        <Brand />
        <div>
          <h1>{words.title}</h1>
          <span>{words.subtitle(name, ledger.turns.length, shell.and(others), review.rounds)}</span>
        </div>
      </header>
      <main>
        <Headline {...{ ledger, who }} note={said.note?.(record.options, language) ?? null} />
        <CoursePanel
          {...{ review, ledger, faces, seat, points, nth }}
          pickTurn={pickTurn}
          pick={pick}
          look={(other: Seat) => choose({ nth: costliest(review, other), seat: other })}
        />
        <Detail
          {...{ review, nth, seat, faces, points, record, screen, said, reader, replay, packed }}
          view={views[nth]}
        />
        <Decisions {...{ review, seat, faces, points, nth, views, said }} pick={pick} />
      </main>
      {points.length > 0 && (
        <nav className="review-steps" aria-label={words.points}>
          <button type="button" className="tool" aria-label={words.pointBefore} onClick={() => step(-1)}>
            <Icon id="back" />
          </button>
          <span>
            <b className="review-buoy">{at < 0 ? '·' : at + 1}</b> {words.pointOf(points.length)}
          </span>
          <button type="button" className="tool" aria-label={words.pointAfter} onClick={() => step(1)}>
            <Icon id="right" />
          </button>
        </nav>
      )}
    </div>
  );
}

/** A person whose match it is reads `You`; nobody else at the table is. */
const seenBy = (faces: readonly Face[], seat: Seat | null, you: string): readonly Face[] =>
  faces.map((face, i) => (i === seat ? { ...face, name: you, you: true } : face));

const Water = () => (
  <Sea
    width={1440}
    height={900}
    bands={[
      [64, 8, 9, 'w1', 1],
      [150, 9, 8, 'w2', 2.3],
      [330, 9, 7, 'w3', 3.4],
      [560, 9, 6, 'w4', 0.6],
      [760, 9, 6, 'w5', 2],
    ]}
  />
);
