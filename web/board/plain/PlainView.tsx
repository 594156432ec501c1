import './plain.css';
import type { ComponentChildren } from 'preact';
import { Emblem } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import type { BoardProps, Face } from '../screen.ts';
import { faceIn, type SeatFields } from './reading.ts';
import { PLAIN_WORDS } from './words.ts';

interface PlainViewProps extends Pick<BoardProps, 'view' | 'faces'> {
  readonly reads: SeatFields;
}

/** What the viewer sees, whatever the game: every name with its value. */
export function PlainView({ view, faces, reads }: PlainViewProps) {
  const words = useWords(PLAIN_WORDS);
  return (
    <section aria-label={words.view} className="plain-view">
      <Value name="" value={view} faces={faces} reads={reads} />
    </section>
  );
}

interface ValueProps {
  readonly name: string;
  readonly value: unknown;
  readonly faces: readonly Face[];
  readonly reads: SeatFields;
}

function Value({ name, value, faces, reads }: ValueProps) {
  const table = { faces, reads };
  const face = faceIn(name, value, faces, reads);
  if (face) return <Seated face={face} />;
  if (Array.isArray(value)) return <List name={name} items={value} {...table} />;
  if (typeof value === 'object' && value !== null)
    return (
      <Rows
        rows={Object.entries(value).map(([part, item]) => [
          part,
          part,
          <Value key={part} name={part} value={item} {...table} />,
        ])}
      />
    );
  return <>{value === null ? '–' : String(value)}</>;
}

/** One value a seat, a line of short ones, or a numbered list. */
function List({ name, items, faces, reads }: Omit<ValueProps, 'value'> & { readonly items: unknown[] }) {
  const table = { name: '', faces, reads };
  if (reads[name] === 'per seat')
    return (
      <Rows
        rows={faces.map((face, seat) => [
          face.colour,
          <Seated key={face.colour} face={face} />,
          <Value key={face.colour} value={items[seat]} {...table} />,
        ])}
      />
    );
  if (items.every(item => typeof item !== 'object' || item === null)) return <>{items.join(', ') || '–'}</>;
  return (
    <ol>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the identity
        <li key={i}>
          <Value value={item} {...table} />
        </li>
      ))}
    </ol>
  );
}

type Row = readonly [key: string, name: ComponentChildren, value: ComponentChildren];

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl>
    {rows.map(([key, name, value]) => (
      <div key={key}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Seated = ({ face }: { readonly face: Face }) => (
  <span className="plain-seat">
    <Emblem colour={face.colour} className="em-s" /> {face.name}
  </span>
);
