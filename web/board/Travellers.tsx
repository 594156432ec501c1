import './travel.css';
import type { ComponentChildren, CSSProperties } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { CardBack } from '../ui/pieces.tsx';
import { duration, keyframes } from './travel.ts';
import { type Ghost, type Stage, useGhosts } from './use-stage.ts';

type FaceOf<Card> = (card: Card, width: number) => ComponentChildren;

interface TravellersProps<Card extends string> {
  readonly stage: Stage<Card>;
  readonly pace: number;
  readonly face: FaceOf<Card>; // how a card looks from the front
}

/** The layer in which cards travel. Nothing here can be touched or read: the board below is the truth. */
export function Travellers<Card extends string>({ stage, pace, face }: TravellersProps<Card>) {
  const ghosts = useGhosts(stage, pace);
  return (
    <div className="flights" aria-hidden="true">
      {ghosts.map(ghost => (
        <Traveller key={ghost.journey.card} ghost={ghost} pace={pace} face={face} />
      ))}
    </div>
  );
}

interface TravellerProps<Card extends string> {
  readonly ghost: Ghost<Card>;
  readonly pace: number;
  readonly face: FaceOf<Card>;
}

function Traveller<Card extends string>({ ghost, pace, face }: TravellerProps<Card>) {
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
        {face(journey.card, width)}
        {flip && <CardBack style={{ '--w': `${width}px` } as CSSProperties} />}
      </div>
    </div>
  );
}
