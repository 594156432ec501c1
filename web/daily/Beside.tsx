import type { DailyField, WhichTry } from '@fathoms/protocol/daily.ts';
import { useEffect, useState } from 'preact/hooks';
import { Lanes } from '../beside/Lanes.tsx';
import type { Lane } from '../beside/lanes.ts';
import { openLane } from '../beside/open-lane.ts';
import { BESIDE } from '../beside/words.ts';
import type { GameScreen, Site } from '../board/screen.ts';
import { useScreen } from '../shell/use-screen.ts';
import { Bubbles } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { fetchTry } from './server.ts';
import { DAILY } from './words.ts';

const DIVER = 0; // the seat of whoever dives

type TryLane = Lane & { readonly as: WhichTry };

/** One's own dive, the median and the best. Logbooks of a day name nobody: whoever dives is called what they are here. */
export function Beside({ field, site }: { field: DailyField; site: Site }) {
  const { beside } = useWords(DAILY);
  const words = useWords(BESIDE);
  const screen = useScreen(site);
  const lanes = useLanes(field, screen);
  const { day, game } = field;
  return (
    <section className="daily-beside panel">
      <header>
        <h2>{beside.title}</h2>
        <span>{beside.sub}</span>
      </header>
      <div role="status">
        {lanes === null && (
          <p>
            <Bubbles /> {words.loading}
          </p>
        )}
        {(lanes === 'failed' || lanes?.length === 0) && <p>{words.failed}</p>}
      </div>
      {screen && lanes !== null && lanes !== 'failed' && lanes.length > 0 && (
        <Lanes
          {...{ lanes, screen, game }}
          names={lanes.map(({ as }) => beside.who[as])}
          replay={(lane, step) => `/daily/${day}/${game}/${lanes[lane]?.as}#${step}A`}
        />
      )}
    </section>
  );
}

/** One's own first, the others as they come up. */
function useLanes(field: DailyField, screen: GameScreen | null): readonly TryLane[] | 'failed' | null {
  const [lanes, setLanes] = useState<readonly TryLane[] | 'failed' | null>(null);
  const { day, game, mine, median, best } = field;
  const own = mine?.is === 'played' ? mine.score : null;
  const wanted: WhichTry[] = [
    ...(mine && mine.is !== 'under-way' ? (['mine'] as const) : []),
    ...(median !== null && median !== own && median !== best ? (['median'] as const) : []),
    ...(best !== null && best !== own ? (['best'] as const) : []),
  ];
  const list = wanted.join();
  useEffect(() => {
    if (!screen) return;
    let isHere = true;
    const load = async (): Promise<void> => {
      const found: TryLane[] = [];
      for (const which of list.split(',') as WhichTry[]) {
        const lane = await laneOf(day, game, which, screen);
        if (lane) found.push(lane);
        if (!isHere) return;
      }
      setLanes(found);
    };
    load().catch(problem => {
      console.error(problem);
      if (isHere) setLanes('failed');
    });
    return () => {
      isHere = false;
    };
  }, [day, game, list, screen]);
  return lanes;
}

async function laneOf(
  day: string,
  game: string,
  which: WhichTry,
  screen: GameScreen,
): Promise<TryLane | null> {
  const text = await fetchTry(day, game, which);
  const how = { as: which, seat: DIVER, you: which === 'mine' };
  const lane = text === null ? null : await openLane(text, how, screen);
  return lane && { ...lane, as: which };
}
