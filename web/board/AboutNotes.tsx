import type { RuleId } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { useRef } from 'preact/hooks';
import { Art } from '../ui/pieces.tsx';
import { AboutLinks, type Asked, useDismissal } from './about.tsx';

export interface Note {
  readonly title: string;
  readonly text: string;
  readonly art: string | null;
  readonly rule: RuleId;
}

interface AboutNotesProps {
  readonly asked: Asked;
  readonly notes: readonly Note[]; // [] = there is nothing to say
  readonly room: { readonly width: number; readonly height: number };
  readonly words: { readonly rule: string; readonly close: string };
  readonly close: () => void;
  readonly explain: (rule: RuleId) => void;
}

const WIDTH = 280;

/** What lies here, in words, above or below it, with the way into the rules. */
export function AboutNotes({ asked, notes, room, words, close, explain }: AboutNotesProps) {
  const ref = useRef<HTMLElement>(null);
  const { x, y, stay } = asked;
  useDismissal(ref, stay, close);
  const [first] = notes;
  if (!first) return null;
  const place: CSSProperties = {
    left: Math.max(8, Math.min(x - WIDTH / 2, room.width - WIDTH - 8)),
    width: WIDTH,
    ...(y > room.height / 2 ? { bottom: room.height - y + 34 } : { top: y + 34 }),
  };
  return (
    <section ref={ref} className={`about panel ${stay ? 'stay' : ''}`} style={place} aria-label={first.title}>
      {notes.map(({ title, text, art }) => (
        <div key={title} className="note">
          {art && <Art id={art} />}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </div>
      ))}
      {stay && <AboutLinks rule={first.rule} {...{ words, close, explain }} />}
    </section>
  );
}
