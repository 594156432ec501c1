import { AIR } from '@fathoms/games/scuba/parts.ts';
import type { DiverView, View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { CSSProperties } from 'preact';
import { memo } from 'preact/compat';
import { Count } from '../../../board/Count.tsx';
import { ProgramMark } from '../../../board/ProgramMark.tsx';
import type { Face } from '../../../board/screen.ts';
import { BOARD_WORDS } from '../../../board/words.ts';
import { Emblem, Icon } from '../../../ui/pieces.tsx';
import { useWords } from '../../../words/words.ts';
import { hasSailed } from '../reef/scene.ts';
import { whereIs } from '../words/places.ts';
import { WORDS } from '../words/table.ts';

const TOKENS = 3; // more are written as a number

interface RosterProps {
  readonly view: View;
  readonly faces: readonly Face[];
  readonly order: readonly Seat[];
}

/** Everybody's depth, decompression and air: the first thing a diver looks at. */
export function Roster({ view, faces, order }: RosterProps) {
  const words = useWords(WORDS);
  const { away } = useWords(BOARD_WORDS);
  const where = (seat: Seat, diver: DiverView) =>
    hasSailed(view, seat) ? words.places.sailed : whereIs(diver, words);
  return (
    <ul className={`roster ${view.decompression ? 'tokens' : ''}`} aria-label={words.board.divers}>
      {order.map(seat => {
        const face = faces[seat];
        const diver = view.divers[seat];
        if (!face || !diver) return null;
        return (
          <Row
            key={seat}
            {...{ seat, face, diver }}
            where={face.here ? where(seat, diver) : away}
            isActive={view.active === seat && view.phase.name !== 'over'}
            open={view.openScores}
            decompression={view.decompression}
          />
        );
      })}
    </ul>
  );
}

interface RowProps {
  readonly seat: Seat;
  readonly face: Face;
  readonly diver: DiverView;
  readonly where: string;
  readonly isActive: boolean;
  readonly open: boolean; // everybody knows the scores
  readonly decompression: boolean;
}

const Row = memo(function Row({ seat, face, diver, where, isActive, open, decompression }: RowProps) {
  return (
    <li
      className={`seat-${face.colour} ${face.you ? 'me' : ''} ${isActive ? 'active' : ''} ${diver.status}`}
      data-about={`diver:${seat}`}
    >
      <Emblem colour={face.colour} />
      <span className="nm">
        <b>{face.name}</b>
        <small>
          <ProgramMark face={face} />
          {where}
        </small>
      </span>
      <Tally diver={diver} open={open} />
      {decompression && <Deco tokens={diver.deco} />}
      <Air diver={diver} />
    </li>
  );
});

/** Animals seen, and points where they are open to everybody. */
function Tally({ diver, open }: { readonly diver: DiverView; readonly open: boolean }) {
  const words = useWords(WORDS);
  const points = open ? diver.score : null;
  const text = words.board.animals(diver.count);
  return (
    <span
      className="tally"
      role="img"
      aria-label={points === null ? text : `${text}, ${words.points(points)}`}
    >
      <Icon id={points === null ? 'eye' : 'crown'} />
      <b className="num">
        <Count value={points ?? diver.count} />
      </b>
    </span>
  );
}

export function Deco({ tokens }: { readonly tokens: number }) {
  const words = useWords(WORDS);
  const many = tokens > TOKENS;
  return (
    <span className={`deco ${tokens === 0 ? 'none' : ''}`} role="img" aria-label={words.board.tokens(tokens)}>
      {Array.from({ length: many ? 1 : tokens }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the tokens are all alike
        <i key={i}>N₂</i>
      ))}
      {many && <b className="num">×{tokens}</b>}
    </span>
  );
}

function Air({ diver }: { readonly diver: DiverView }) {
  const words = useWords(WORDS);
  if (diver.status === 'dead' || diver.status === 'evacuated') {
    return <span className="lost">{words.board.status[diver.status]}</span>;
  }
  const low = diver.air <= 5 && diver.status === 'under';
  return (
    <span className={`air ${low ? 'low' : ''}`} role="img" aria-label={words.board.air(diver.air)}>
      <i className="bar" style={{ '--v': diver.air / AIR } as CSSProperties} />
      <b className="num">
        <Count value={diver.air} />
      </b>
    </span>
  );
}
