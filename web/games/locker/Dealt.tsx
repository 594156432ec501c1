import type { DiverId } from '@fathoms/games/locker/parts.ts';
import type { View } from '@fathoms/games/locker/types.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/screen.ts';
import { Button, Emblem } from '../../ui/pieces.tsx';
import { useWords } from '../../words/words.ts';
import { DiverCard } from './DiverCard.tsx';
import { WORDS } from './words/table.ts';

const OWN = 190; // pixels
const OTHERS = 132;

/** At the beginning: which character everybody dives as, one's own first. It stays until one has seen it. */
export function Dealt({ view, seat, faces, history, past }: BoardProps<View>) {
  const { dealt } = useWords(WORDS);
  const [open, setOpen] = useState(() => !past && history.length === 1);
  const rest = useRef<HTMLElement>(null);
  const divers = view.divers.flatMap((diver, at) => (diver ? [{ diver, at }] : []));
  const shown = open && divers.length > 0;
  useEffect(() => {
    if (shown) rest.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [shown]);
  if (!shown) return null;
  const mine = faces[seat ?? -1]?.you ? seat : null;
  const order = divers.sort((a, b) => Number(b.at === mine) - Number(a.at === mine));
  const close = () => setOpen(false);
  return (
    <section
      ref={rest}
      className="dealt panel"
      role="dialog"
      aria-label={dealt.label}
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <h2>{mine === null ? dealt.all : dealt.yours}</h2>
      <ul>
        {order.map(({ diver, at }, nth) => (
          <Character key={at} {...{ diver, nth }} face={faces[at]} own={at === mine} />
        ))}
      </ul>
      <Button kind="primary" icon="dive" teach="dealt" onClick={close}>
        {dealt.go}
      </Button>
    </section>
  );
}

interface CharacterProps {
  diver: DiverId;
  nth: number;
  face: BoardProps['faces'][number] | undefined;
  own: boolean;
}

function Character({ diver, nth, face, own }: CharacterProps) {
  return (
    <li className={own ? 'own' : undefined} style={{ animationDelay: `${nth * 120}ms` }}>
      {face && (
        <span>
          <Emblem colour={face.colour} className="em-s" />
          {face.name}
        </span>
      )}
      <DiverCard id={diver} width={own ? OWN : OTHERS} />
    </li>
  );
}
