import './guide.css';
import type { RuleId } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { GuidePart, GuidePoint } from '../board/guide.ts';
import { Button, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { Exact } from './Exact.tsx';
import type { RuleBook } from './parse.ts';
import { WORDS } from './words.ts';

interface GuidePageProps {
  parts: readonly GuidePart[];
  now: readonly GuidePoint[];
  book: RuleBook;
  onRule: (rule: RuleId) => void;
  onExact: () => void; // every rule, exactly
}

export const NOW = 'now';
export const partId = (part: string): string => `guide-${part}`;

/** The rules as one tells them; behind each point its exact wording, one open at a time. */
export function GuidePage({ parts, now, book, onRule, onExact }: GuidePageProps) {
  const words = useWords(WORDS);
  const [open, setOpen] = useState<string | null>(null);
  const toggle = (id: string) => setOpen(open === id ? null : id);
  const shared = { open, toggle, book, onRule };
  return (
    <>
      {now.length > 0 && (
        <section id={partId(NOW)} className="guide-part now" aria-labelledby={`${partId(NOW)}-h`}>
          <h3 id={`${partId(NOW)}-h`}>{words.now}</h3>
          <Points look="lines" part={NOW} points={now} {...shared} />
        </section>
      )}
      {parts.map(({ id, title, hint, look, points }) => (
        <section
          key={id}
          id={partId(id)}
          className={`guide-part ${look}`}
          aria-labelledby={`${partId(id)}-h`}
        >
          <h3 id={`${partId(id)}-h`}>
            {title}
            {hint && <small>{hint}</small>}
          </h3>
          <Points look={look} part={id} points={points} {...shared} />
        </section>
      ))}
      <footer className="guide-foot">
        <p>{words.everyHelp}</p>
        <Button icon="rules" onClick={onExact}>
          {words.every}
        </Button>
      </footer>
    </>
  );
}

interface PointsProps {
  look: GuidePart['look'];
  part: string;
  points: readonly GuidePoint[];
  open: string | null;
  toggle: (id: string) => void;
  book: RuleBook;
  onRule: (rule: RuleId) => void;
}

function Points({ look, part, points, open, toggle, book, onRule }: PointsProps) {
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <List className="guide-points">
      {points.flatMap(point => {
        const id = `${part}/${point.id}`;
        const shown = open === id;
        const item = (
          <li
            key={id}
            className={['guide-point', point.danger ? 'danger' : '', shown ? 'open' : ''].join(' ')}
          >
            <PointButton {...{ look, point, shown }} onClick={() => toggle(id)} />
          </li>
        );
        if (!shown) return [item];
        return [
          item,
          <li key={`${id}!`} className="guide-exact">
            <Exact rules={point.rules} book={book} onRule={onRule} />
          </li>,
        ];
      })}
    </List>
  );
}

interface PointButtonProps {
  look: GuidePart['look'];
  point: GuidePoint;
  shown: boolean;
  onClick: () => void;
}

function PointButton({ look, point, shown, onClick }: PointButtonProps) {
  const words = useWords(WORDS);
  return (
    <button type="button" aria-expanded={shown} onClick={onClick}>
      {point.picture && (
        <span className="guide-pic" aria-hidden="true">
          {point.picture}
        </span>
      )}
      <span className="guide-say">
        {point.name && <b className="guide-name">{point.name}</b>}
        <span>
          <Stressed text={point.text} />
        </span>
        <small className={look === 'pieces' ? 'vh' : 'guide-more'}>
          {words.exact}
          <Icon id="down" />
        </small>
      </span>
    </button>
  );
}

/** Words between `**` are stressed. */
export function Stressed({ text }: { text: string }) {
  return (
    text
      .split('**')
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one sentence never move
      .map((piece, i) => (i % 2 === 0 ? <span key={i}>{piece}</span> : <b key={i}>{piece}</b>))
  );
}
