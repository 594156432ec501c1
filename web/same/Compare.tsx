import { useEffect, useState } from 'preact/hooks';
import { Lanes, Parted } from '../beside/Lanes.tsx';
import type { Lane } from '../beside/lanes.ts';
import { openLane } from '../beside/open-lane.ts';
import { BESIDE } from '../beside/words.ts';
import type { GameScreen, Site } from '../board/screen.ts';
import { useScreen } from '../shell/use-screen.ts';
import { Bubbles } from '../ui/pieces.tsx';
import { useWords } from '../words/words.ts';
import { SAME } from './words.ts';

/** One of the two matches. */
export interface Contender {
  readonly key: string; // another one is another match
  readonly name: string;
  readonly called?: string; // in the log, where that is another name
  readonly you: boolean;
  readonly seat: number;
  readonly text: () => Promise<string | null>; // its logbook
  readonly replay: (step: number) => string; // address
}

/** Where two matches of one deal parted, and what came of it turn by turn. */
export function Compare({ site, sides }: { site: Site; sides: readonly [Contender, Contender] }) {
  const words = useWords(SAME);
  const beside = useWords(BESIDE);
  const screen = useScreen(site);
  const lanes = useLanes(sides, screen);
  const shown = screen &&
    lanes !== null &&
    lanes !== 'failed' && {
      ...{ lanes, screen, game: site.id },
      names: sides.map(({ name }) => name),
      called: sides.map(({ name, called = name }) => called),
      replay: (lane: number, step: number) => sides[lane]?.replay(step) ?? '',
    };
  return (
    <>
      <section className="panel">
        <header>
          <h2>{beside.partedTitle}</h2>
        </header>
        <div role="status">
          {lanes === null && (
            <p>
              <Bubbles /> {beside.loading}
            </p>
          )}
          {lanes === 'failed' && <p>{beside.failed}</p>}
        </div>
        {shown && <Parted {...shown} />}
      </section>
      {shown && (
        <section className="panel">
          <header>
            <h2>{words.beside}</h2>
            <span>{words.besideSub}</span>
          </header>
          <Lanes key={sides.map(({ key }) => key).join()} {...shown} />
        </section>
      )}
    </>
  );
}

function useLanes(
  sides: readonly [Contender, Contender],
  screen: GameScreen | null,
): readonly Lane[] | 'failed' | null {
  const [lanes, setLanes] = useState<readonly Lane[] | 'failed' | null>(null);
  const keys = sides.map(({ key }) => key).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a side is what its key says
  useEffect(() => {
    if (!screen) return;
    let isHere = true;
    setLanes(null);
    const load = async (): Promise<readonly Lane[] | 'failed'> => {
      const found: Lane[] = [];
      for (const [i, { text, seat, you }] of sides.entries()) {
        const logbook = await text();
        const lane =
          logbook && (await openLane(logbook, { as: i === 0 ? 'mine' : 'other', seat, you }, screen));
        if (!lane) return 'failed';
        found.push(lane);
      }
      return found;
    };
    load().then(
      found => isHere && setLanes(found),
      problem => {
        console.error(problem);
        if (isHere) setLanes('failed');
      },
    );
    return () => {
      isHere = false;
    };
  }, [keys, screen]);
  return lanes;
}
