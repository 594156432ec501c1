import { useState } from 'preact/hooks';
import { lazyPart } from '../ui/parts.tsx';
import { Button } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { hasWayBack, useWays } from './server.ts';
import { IDENTITY } from './words.ts';

const KeepSheet = lazyPart(() => import('./KeepSheet.tsx').then(m => m.KeepSheet));

interface KeepProps {
  readonly counted: number; // tries of this person: without one there is nothing to keep
  readonly streak?: number; // days
}

/** Offered once there is something to lose, to those who could lose it, and to nobody else. */
export function KeepStreak({ counted, streak = 0 }: KeepProps) {
  const words = useWords(IDENTITY);
  const { ways, look } = useWays(counted > 0);
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    look();
  };
  const isOffered = ways !== null && !hasWayBack(ways);
  return (
    <>
      {isOffered && (
        <Button small icon="lock" onClick={() => setOpen(true)}>
          {streak >= 2 ? words.keepStreak : words.keepResult}
        </Button>
      )}
      {open && <KeepSheet close={close} />}
    </>
  );
}
