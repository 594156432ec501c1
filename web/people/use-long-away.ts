import { PATIENCE_MS, type SeatInfo } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';

/** Whether a player has been offline for so long that the others may ask for a bot. */
export function useLongAway(seat: Extract<SeatInfo, { kind: 'human' }>): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const left = PATIENCE_MS - seat.awayMs;
    setLong(!seat.here && left < 0);
    if (seat.here || left < 0) return;
    const timer = setTimeout(() => setLong(true), left + 500); // the table's clock decides, not ours
    return () => clearTimeout(timer);
  }, [seat]);
  return long;
}
