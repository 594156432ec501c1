import './since-turn.css';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { useMemo } from 'preact/hooks';
import type { Face, GameScreen } from '../board/screen.ts';
import { SeatMark } from '../logbook/Logbook.tsx';
import { type LogRow, seatOf } from '../logbook/log.ts';
import { Sheet } from '../ui/controls.tsx';
import { Button, Emblem } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { type OwnChange, ownChange } from './since-own.ts';
import { SINCE_WORDS } from './since-words.ts';

interface SinceProps {
  readonly rows: readonly LogRow[]; // since one's last turn
  readonly screen: GameScreen;
  readonly history: readonly News[];
  readonly from: number; // the first step since then
  readonly seat: Seat | null;
  readonly faces: readonly Face[];
  readonly watch: (() => void) | null; // null = this page did not see it
  readonly close: () => void;
}

/** What the others did since one's last turn, first of all to oneself: to read, and to watch again. */
export function SinceYourTurn(props: SinceProps) {
  const { rows, screen, history, from, seat, faces, watch, close } = props;
  const { since } = useWords();
  const words = useWords(SINCE_WORDS);
  const own = useMemo(() => {
    if (seat === null) return null;
    const timeline = (heard: readonly News[]) => screen.timeline(heard, faces.length);
    return ownChange(history, from, seat, timeline, event => seatOf(screen, event) === seat);
  }, [screen, history, from, seat, faces]);
  const face = faces[seat ?? -1];
  const lines = rows.slice(0, rows.findLastIndex(({ kind }) => kind === 'story') + 1); // nothing stands under one's own turn yet
  return (
    <Sheet title={since} onClose={close} className="since-turn">
      {own && face && <Own {...{ own, face, rows }} />}
      {watch && (
        <Button kind="primary" icon="skip" onClick={watch}>
          {words.watch}
        </Button>
      )}
      <ol>
        {lines.map(row =>
          row.kind === 'heading' ? (
            <li key={row.key} className="turn">
              {row.text}
            </li>
          ) : (
            <li key={row.key}>
              <SeatMark faces={faces} seat={row.seat} />
              <p>{row.text}</p>
            </li>
          ),
        )}
      </ol>
    </Sheet>
  );
}

interface OwnProps {
  readonly own: OwnChange;
  readonly face: Face;
  readonly rows: readonly LogRow[];
}

/** Points before and now, and what changed them. */
function Own({ own, face, rows }: OwnProps) {
  const words = useWords(SINCE_WORDS);
  const hits = own.hits.flatMap(hit => {
    const row = rows.find(({ kind, key }) => kind === 'story' && key === hit.row);
    return row ? [{ ...hit, text: row.text }] : [];
  });
  return (
    <section className="own">
      <h3>
        <Emblem colour={face.colour} />
        {face.name}
        <Change {...own} after={own.now} />
      </h3>
      {hits.map(({ row, text, before, after }) => (
        <p key={row} className={`hit ${toneOf(before, after)}`}>
          <span>{text}</span>
          {before !== after && <Change {...{ before, after }} />}
        </p>
      ))}
      {hits.length === 0 && <p className="calm">{words.calm}</p>}
    </section>
  );
}

const toneOf = (before: number, after: number): string =>
  after < before ? 'loss' : after > before ? 'gain' : '';

function Change({ before, after }: { readonly before: number; readonly after: number }) {
  const words = useWords(SINCE_WORDS);
  const tone = toneOf(before, after);
  return (
    <b className={`num change ${tone}`}>
      <span className="vh">{words.points(before, after)}</span>
      <span aria-hidden="true">{tone ? `${before} → ${after}` : after}</span>
    </b>
  );
}
