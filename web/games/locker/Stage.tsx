import { useLayoutEffect, useRef } from 'react';
import { CardBack } from '../../ui/pieces.tsx';
import { duration, keyframes } from './ghost.ts';
import { LootCard } from './LootCard.tsx';
import type { Ghost } from './use-stage.ts';

/** The layer in which cards travel. Nothing here can be touched or read: the board below is the truth. */
export function Stage({ ghosts, pace }: { readonly ghosts: readonly Ghost[]; readonly pace: number }) {
  return (
    <div className="flights" aria-hidden="true">
      {ghosts.map(ghost => (
        <Traveller key={ghost.journey.card} ghost={ghost} pace={pace} />
      ))}
    </div>
  );
}

function Traveller({ ghost, pace }: { readonly ghost: Ghost; readonly pace: number }) {
  const outer = useRef<HTMLDivElement>(null);
  const inner = useRef<HTMLDivElement>(null);
  const { journey, path, waits } = ghost;
  const flip = journey.legs.find(leg => leg.flip);
  const width = path.at(-1)?.w ?? 0;

  useLayoutEffect(() => {
    const travel = outer.current?.animate(keyframes(journey, path, waits), {
      duration: duration(journey) / pace,
      fill: 'both',
    });
    const turn =
      flip &&
      inner.current?.animate([{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0deg)' }], {
        delay: flip.at / pace,
        duration: flip.ms / pace,
        easing: 'ease-in-out',
        fill: 'both',
      });
    return () => {
      travel?.cancel();
      turn?.cancel();
    };
  }, [journey, path, waits, flip, pace]);

  return (
    <div ref={outer} className="ghost-card">
      <div ref={inner} className="sides">
        <LootCard id={journey.card} size={width <= 72 ? 'sm' : 'md'} width={width} silent />
        {flip && <CardBack style={{ '--w': `${width}px` } as React.CSSProperties} />}
      </div>
    </div>
  );
}
