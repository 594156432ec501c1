import { ROW_AIR } from '@fathoms/games/scuba/sea.ts';
import type { DiverView } from '@fathoms/games/scuba/types.ts';
import type { Face } from '../../../board/screen.ts';
import { useWords } from '../../../words/words.ts';
import { rowIn } from '../parts/spaces.ts';
import type { ScubaWords } from '../words/en.ts';
import { WORDS } from '../words/table.ts';
import { Gauge } from './Gauge.tsx';
import type { Outlook } from './outlook.ts';
import { Profile } from './Profile.tsx';
import { Deco } from './Roster.tsx';

interface DiveProps {
  readonly diver: DiverView;
  readonly face: Face;
  readonly outlook: Outlook | null;
  readonly decompression: boolean;
  readonly low: boolean; // little height: a flatter profile
}

/** The dive computer: air, what it costs to stop, and when to turn back. */
export function DivePanel({ diver, face, outlook, decompression, low }: DiveProps) {
  const words = useWords(WORDS);
  const home = outlook && homeward(outlook, words);
  return (
    <section className="computer panel" aria-label={words.dive.label}>
      <div className="tankrow" data-about="air:">
        <Gauge
          air={diver.air}
          due={diver.status === 'under' ? diver.airDue : 0}
          label={words.board.air(diver.air)}
        />
        <div>
          <h2>{words.dive.air(face)}</h2>
          <p>{costs(diver, words)}</p>
          {decompression && diver.deco > 0 && <Deco tokens={diver.deco} />}
        </div>
      </div>
      {outlook && home && (
        <div className={`planner ${tone(outlook)}`} data-about="plan:">
          <h2>{home.say}</h2>
          <p>{home.detail}</p>
          <Profile outlook={outlook} low={low} />
        </div>
      )}
    </section>
  );
}

/** The same in one line, for a phone. */
export function DiveLine({ diver, outlook }: Pick<DiveProps, 'diver' | 'outlook'>) {
  const words = useWords(WORDS);
  const home = outlook && homeward(outlook, words);
  return (
    <>
      <Gauge
        air={diver.air}
        due={diver.status === 'under' ? diver.airDue : 0}
        label={words.board.air(diver.air)}
      />
      <span className={`line ${outlook ? tone(outlook) : ''}`}>
        <b>{home ? home.say : costs(diver, words)}</b>
        {home && <small>{home.detail}</small>}
      </span>
    </>
  );
}

function costs(diver: DiverView, words: ScubaWords): string {
  if (diver.status === 'waiting') return words.dive.waiting;
  if (diver.status === 'surfaced') return words.dive.surfaced;
  if (diver.status !== 'under') return words.dive.lost;
  const deeper = ROW_AIR[rowIn(diver.at) + 1];
  const here = words.dive.here(diver.airDue);
  return deeper && deeper > diver.airDue ? `${here} ${words.dive.deeper(deeper)}` : here;
}

const tone = ({ plan }: Outlook): string => (plan.stays < 0 ? 'late' : plan.stays === 0 ? 'edge' : '');

const FAR = 8; // turns to spare that say nothing yet: nobody stays so long at one depth

function homeward(
  { plan, home, points, solo }: Outlook,
  words: ScubaWords,
): { readonly say: string; readonly detail: string } {
  const { planner } = words;
  if (plan.round === null) return { say: planner.late, detail: planner.lateDetail };
  const fee = points > 0 ? ` ${planner.fee(points)}` : '';
  if (plan.stays === 0 || solo > 0)
    return {
      say: solo > 0 ? planner.solo(solo) : planner.now,
      detail: `${planner.homeNow(plan.turns, plan.spare)}${fee}`,
    };
  if (plan.stays > FAR) return { say: planner.plenty, detail: planner.plentyDetail(plan.round) };
  return {
    say: planner.back(plan.stays, plan.round),
    detail: `${planner.home(home.round, home.air ?? 0)}${fee}`,
  };
}
