import './clocks.css';
import type { ClockInfo } from '@fathoms/protocol/messages.ts';
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../board/screen.ts';
import { PEOPLE } from '../people/people-words.ts';
import { leftNow, timeText } from '../session/clock-time.ts';
import { Emblem, Icon } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';

const HURRY = 30_000; // milliseconds: then a clock looks urgent

const BESIDE = 2; // on a narrow screen: of more, only those that matter now are shown

interface ClocksProps {
  clock: ClockInfo;
  faces: readonly Face[];
}

/** Everybody's time. It is counted on here between two messages; the table's own count decides. */
export function Clocks({ clock, faces }: ClocksProps) {
  const { clocks } = useWords(PEOPLE);
  const gone = useTimeSince(clock);
  const shown = faces.filter(face => face.level === null).length + (clock.paused ? 1 : 0);
  return (
    <ul className={shown > BESIDE ? 'clocks many' : 'clocks'} aria-label={clocks.title}>
      {clock.paused && (
        <li className="paused">
          <Icon id="calm" />
          {clocks.paused}
        </li>
      )}
      {faces.map((face, seat) => {
        if (face.level !== null) return null;
        const left = leftNow(clock, seat, gone);
        const runs = clock.running.includes(seat) && !clock.paused;
        const classes = [runs ? 'runs' : '', runs && left < HURRY ? 'hurry' : ''].filter(Boolean).join(' ');
        return (
          <li key={face.colour} className={classes}>
            <Emblem colour={face.colour} className="em-s" />
            <span className="vh">{face.name}</span>
            <b className="num">{timeText(left)}</b>
          </li>
        );
      })}
    </ul>
  );
}

/** Milliseconds since the table sent its clock, a few times a second. */
function useTimeSince(clock: ClockInfo): number {
  const [gone, setGone] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another clock restarts the count
  useEffect(() => {
    const sentAt = performance.now();
    setGone(0);
    const timer = setInterval(() => setGone(performance.now() - sentAt), 250);
    return () => clearInterval(timer);
  }, [clock]);
  return gone;
}
