import { Link } from 'wouter-preact';
import type { Face } from '../board/screen.ts';
import { Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import type { ScoreMoment } from './moments.ts';
import { minus } from './Ranking.tsx';
import type { ToldMoment } from './Score.tsx';
import { WORDS } from './words.ts';

/** What the buoys on the curve stand for, and the way to each of them in the replay. */
export function Turning({ faces, moments }: { faces: readonly Face[]; moments: readonly ToldMoment[] }) {
  const words = useWords(WORDS);
  return (
    <ol className="score-moments">
      {moments.map(({ n, heading, text, replay, ...moment }) => (
        <li key={n} className={moment.turning ? 'turning' : undefined}>
          <i aria-hidden="true">{n}</i>
          <p>
            <b>{moment.turning ? words.turning : heading}</b>
            <span>{text ?? words.change(faces[moment.seat]?.name ?? '', signed(moment))}</span>
          </p>
          <span className="num">{signed(moment)}</span>
          {replay && (
            <Link className="btn quiet" href={replay} aria-label={words.jumpTo(n)}>
              <Icon id="skip" />
              <span>{words.jump}</span>
            </Link>
          )}
        </li>
      ))}
    </ol>
  );
}

const signed = ({ change }: Pick<ScoreMoment, 'change'>): string =>
  change > 0 ? `+${change}` : minus(change);
