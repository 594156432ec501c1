import type { Event } from '@fathoms/games/dive/types.ts';
import type { News, PictureIds } from '@fathoms/protocol/messages.ts';
import { useEffect, useRef, useState } from 'preact/hooks';
import { eventsIn } from '../../../board/news.ts';
import type { BoardProps } from '../../../board/screen.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Dive, diveOf, lastScene } from '../model/choreography.ts';
import { ALL_TILTS, STRAIGHT } from '../model/look.ts';

/** A dive being told: it stays until one goes on, whatever happens at the table meanwhile. */
export interface DiveTelling {
  readonly dive: Dive;
  readonly step: number; // which of all news it is
  readonly scene: number;
  readonly reached: number; // the furthest scene seen: what may be looked back at
  readonly url: (name: string, frame: string) => string | null;
  readonly go: (scene: number) => void;
  readonly done: () => void;
}

interface Held {
  readonly fresh: readonly News[]; // what it was found in
  readonly dive: Dive;
  readonly pictures: PictureIds; // named only while it happens
  readonly step: number; // which of all news it is
  readonly scene: number;
  readonly reached: number;
}

type TellingProps = Pick<BoardProps, 'fresh' | 'history' | 'pictures' | 'picture' | 'past' | 'telling'>;

export function useTelling(props: TellingProps): DiveTelling | null {
  const { fresh, history, pictures, picture, past = false, telling } = props;
  const [held, setHeld] = useState<Held | null>(() => stillTold(props));
  const [seen, setSeen] = useState<readonly News[]>(fresh); // what was there when the board opened is not told
  const before = useBeforeDive(pictures);
  if (fresh !== seen) {
    setSeen(fresh); // before anything is drawn
    const dive = diveOf(fresh);
    if (dive) {
      const scene = past ? lastScene(dive) : 0; // in a replay one looks back
      const known = { ...pictures, ...(before ? { before } : {}) };
      setHeld({ fresh, dive, pictures: known, step: stepOf(fresh, history), scene, reached: scene });
    }
  }
  useAhead(held, pictures, picture);
  const hands = useLatest({
    go: (wanted: number) => {
      if (!held) return;
      const scene = Math.max(0, Math.min(wanted, lastScene(held.dive)));
      for (let at = held.reached; at < scene; at++) telling?.next(); // the log follows
      setHeld({ ...held, scene, reached: Math.max(held.reached, scene) });
    },
    done: () => {
      telling?.finish();
      setHeld(null);
    },
  });
  // looking back at an earlier moment hides it
  if (!held || history.length <= held.step || (past && fresh !== held.fresh)) return null;
  return {
    dive: held.dive,
    step: held.step,
    scene: held.scene,
    reached: held.reached,
    url: (name, frame) => {
      const id = held.pictures[name];
      return id === undefined ? null : picture(id, frame);
    },
    ...hands,
  };
}

/** A board that opens while a dive is being told goes on with it. */
function stillTold({ telling, history, pictures }: TellingProps): Held | null {
  const waits = telling?.script?.beats.findIndex(beat => beat.waits) ?? -1;
  const dive = telling && waits >= 0 ? diveOf(telling.news) : null;
  if (!telling || !dive) return null;
  const scene = Math.max(0, telling.beat - waits);
  return { fresh: telling.news, dive, pictures, step: stepOf(telling.news, history), scene, reached: scene };
}

const stepOf = (fresh: readonly News[], history: readonly News[]): number =>
  history.length -
  fresh.length +
  fresh.findLastIndex(news => eventsIn<Event>([news]).some(({ type }) => type === 'revealed'));

/** Nobody waits for a picture: they are asked for in the order they will be seen, the next round's last. */
function useAhead(held: Held | null, now: PictureIds, picture: BoardProps['picture']): void {
  useEffect(() => {
    if (!held) return;
    for (const { level } of held.dive.levels) {
      for (const id of [held.pictures[`card-${level}`], held.pictures[`under-${level}`]])
        if (id !== undefined) picture(id, STRAIGHT.tilt);
    }
    if (now.stack !== undefined) for (const tilt of ALL_TILTS) picture(now.stack, tilt);
  }, [held, now, picture]);
}

/** The stack as it was when everybody had looked. */
function useBeforeDive(pictures: PictureIds): string | undefined {
  const shown = useRef<{ now: string | undefined; before: string | undefined }>({
    now: pictures.stack,
    before: undefined,
  });
  const { current } = shown;
  const before = current.now === pictures.stack ? current.before : current.now;
  useEffect(() => {
    shown.current = { now: pictures.stack, before };
  });
  return before;
}
