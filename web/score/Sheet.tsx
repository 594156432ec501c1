import { useState } from 'preact/hooks';
import type { Face, Result } from '../board/screen.ts';
import { Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { total } from './chart.ts';
import { minus } from './Ranking.tsx';
import { WORDS } from './words.ts';

const MANY = 5; // from here on the lines stand in two columns

/** How each point of one seat came about; any seat may be looked at. */
export function PointSheet({
  faces,
  result,
  first,
}: {
  faces: readonly Face[];
  result: Result;
  first: number;
}) {
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
          </div>
        ))}
      </dl>
      <p className="score-sum">
        {words.together} <b className="num">{minus(score)}</b>
      </p>
    </section>
  );
}
