import type { Outcome } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import type { Face, Result, Rival, ScorePart } from '../board/screen.ts';
import { Art, Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { longestBar, ranking, toneName, withRivals } from './chart.ts';
import { type ScoreWords, WORDS } from './words.ts';

interface RankingProps {
  faces: readonly Face[];
  outcome: Outcome;
  result: Result;
}

/** From the first place down, each with a bar made of where the points came from. */
export function Ranking({ faces, outcome, result }: RankingProps) {
  const words = useWords(WORDS);
  const longest = longestBar(result.parts);
  return (
    <>
      <ol className="score-rank panel" aria-label={words.ranking}>
        {withRivals(ranking(outcome.places, outcome.scores), result.others ?? []).map((row, i) => {
          if ('art' in row)
            return <RivalRow key={row.name} {...{ row, words }} style={{ '--nth': i } as CSSProperties} />;
          const { seat, place, score } = row;
          const face = faces[seat];
          if (!face) return null;
          return (
            <li key={seat} className={face.you ? 'me' : undefined} style={{ '--nth': i } as CSSProperties}>
              <Place place={place} words={words} />
              <Emblem colour={face.colour} className="em-l" />
              <div>
                <b>{face.name}</b>
                <span>{result.notes[seat]}</span>
              </div>
              <b className="score-total num">{minus(score)}</b>
              <Bar parts={result.parts[seat] ?? []} longest={longest} words={words} />
            </li>
          );
        })}
      </ol>
      <Legend parts={result.parts} words={words} />
    </>
  );
}

function Place({ place, words }: { place: number; words: ScoreWords }) {
  return (
    <span className="score-place num">
      <span className="vh">{words.place(place)}</span>
      <span aria-hidden="true">{place}</span>
    </span>
  );
}

/** Who takes a place without a seat. */
function RivalRow({ row, words, style }: { row: Rival; words: ScoreWords; style: CSSProperties }) {
  return (
    <li className="rival" style={style}>
      <Place place={row.place} words={words} />
      <Art id={row.art} className="score-rival" />
      <div>
        <b>{row.name}</b>
        <span>{row.note}</span>
      </div>
      <b className="score-total num">{minus(row.score)}</b>
    </li>
  );
}

function Bar({ parts, longest, words }: { parts: readonly ScorePart[]; longest: number; words: ScoreWords }) {
  const shown = parts.filter(({ points }) => points !== 0);
  const label = shown.map(part => `${part.label}: ${words.points(part.points)}`).join(', ');
  return (
    <div className="score-bar" role="img" aria-label={label || words.nothing}>
      {shown.map(({ id, points, tone, label: name }) => (
        <i
          key={id}
          className={`tone-${tone}`}
          style={{ width: `${(Math.abs(points) / longest) * 100}%` }}
          title={`${name} ${minus(points)}`}
        />
      ))}
    </div>
  );
}

const TONES = ['main', 'extra', 'gain', 'loss'] as const;

/** What the patterns mean; with one kind of points there is nothing to explain. */
function Legend({ parts, words }: { parts: Result['parts']; words: ScoreWords }) {
  const used = TONES.filter(tone =>
    parts.some(all => all.some(part => part.tone === tone && part.points !== 0)),
  );
  if (used.length < 2) return null;
  return (
    <p className="score-key">
      {used.map(tone => (
        <span key={tone}>
          <i className={`tone-${tone}`} />
          {toneName(parts, tone) ?? words.tones[tone]}
        </span>
      ))}
    </p>
  );
}

/** A true minus sign: as wide as a plus, and read out as one. */
export const minus = (points: number): string => String(points).replace('-', '−');
