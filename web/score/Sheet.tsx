import { useState } from 'preact/hooks';
import type { Face, Result } from '../board/screen.ts';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { sourceMarks, total } from './chart.ts';
import { minus } from './Ranking.tsx';
import { WORDS } from './words.ts';

const MANY = 5; // from here on the lines stand in two columns

interface PointSheetProps {
  faces: readonly Face[];
  result: Result;
  first: number;
  advice: number; // how often the coach was asked
}

/** How each point of one seat came about; any seat may be looked at. */
export function PointSheet({ faces, result, first, advice }: PointSheetProps) {
  const { asked } = useWords();
  const words = useWords(WORDS);
  const [seat, setSeat] = useState(first);
  const parts = result.parts[seat] ?? [];
  const score = total(parts);
  const face = faces[seat];
  if (!face) return null;
  return (
    <section className="score-sheet panel">
      <header>
        <h2 aria-live="polite">{face.you ? words.howYours(score) : words.how(face.name, score)}</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a toolbar of toggles, not a form's fieldset */}
        <div className="score-seats" role="group" aria-label={words.seats}>
          {faces.map(({ name, colour }, i) => (
            <button
              key={name}
              type="button"
              aria-pressed={i === seat}
              aria-label={words.show(name)}
              title={name}
              onClick={() => setSeat(i)}
            >
              <Emblem colour={colour} />
            </button>
          ))}
        </div>
      </header>
      {parts.length === 0 && <p className="score-none">{words.nothing}</p>}
      <dl key={seat} className={parts.length >= MANY ? 'many' : undefined}>
        {parts.map(({ id, label, detail, points, tone }) => (
          <div key={id}>
            <dt>
              <i className={`tone-${tone}`} aria-hidden="true" />
              {label}
            </dt>
            <dd className="score-detail">{detail}</dd>
            <dd className="score-points num">{minus(points)}</dd>
            <Source {...{ faces, seat, tone }} marks={sourceMarks(result.parts, id)} />
          </div>
        ))}
      </dl>
      <p className="score-sum">
        {words.together} <b className="num">{minus(score)}</b>
      </p>
      {advice > 0 && <p className="score-asked">{asked(advice)}</p>}
    </section>
  );
}

interface SourceProps {
  faces: readonly Face[];
  seat: number;
  tone: string;
  marks: readonly (number | null)[]; // per seat, in per cent
}

/** One part as a bar, with the others' emblems where theirs would end. The figures say it to a screen reader. */
function Source({ faces, seat, tone, marks }: SourceProps) {
  return (
    <dd className="score-source" aria-hidden="true">
      <i className={`tone-${tone}`} style={{ width: `${marks[seat] ?? 0}%` }} />
      {faces.map(({ name, colour }, other) => {
        const at = marks[other];
        if (other === seat || at === null || at === undefined) return null;
        return (
          <span key={name} style={{ left: `${at}%` }}>
            <Emblem colour={colour} className="em-s" />
          </span>
        );
      })}
    </dd>
  );
}
