/** Plays what happened: where cards were before, where they are now, and ghosts that travel in between. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Script } from './script.ts';
import { isStill } from './still.tsx';
import { duration, type Journey, type Point } from './travel.ts';
import type { Telling } from './use-director.ts';
import { within } from './within.ts';

type Places = ReadonlyMap<string, Point>; // by `card:key-5` or `spot:deck`

export interface Ghost<Card extends string> {
  readonly journey: Journey<Card>;
  readonly path: readonly Point[];
  readonly waits: boolean; // lay on the table before: seen until it goes
}

/** What a board knows of it; who travels is known to the layer they travel in, so that the board is drawn once. */
export interface Stage<Card extends string> {
  readonly root: RefObject<HTMLElement | null>;
  readonly script: Script<Card> | null;
  readonly before: Places; // how things lay
  readonly moved: (key: string, at: Point) => void; // a hand has carried this somewhere else
  readonly carried: RefObject<readonly [string, Point] | null>; // by that hand
}

const NOWHERE: Places = new Map();
const NOBODY: readonly never[] = [];
const FADE = 160;

export function useStage<Card extends string>(
  root: RefObject<HTMLElement | null>,
  telling: Telling,
): Stage<Card> {
  const carried = useRef<readonly [string, Point] | null>(null);
  const script = telling.script as Script<Card> | null; // of this game: its own cards
  // read while rendering, when the page still shows how things lay before
  return useMemo(
    () => ({
      root,
      script,
      before: root.current && script && moves(script) ? measure(root.current) : NOWHERE,
      moved: (key, at) => {
        carried.current = [key, at];
      },
      carried,
    }),
    [script, root],
  );
}

/** Who travels now. */
export function useGhosts<Card extends string>(stage: Stage<Card>, pace: number): readonly Ghost<Card>[] {
  const { root, script, before, carried } = stage;
  const [ghosts, setGhosts] = useState<readonly Ghost<Card>[]>(NOBODY);
  const begun = useRef(script); // what was under way when the board opened is not played
  const running = useRef<Animation[]>([]);

  useLayoutEffect(() => {
    const board = root.current;
    if (!board || begun.current === script) return;
    begun.current = script;
    for (const animation of running.current) animation.cancel();
    running.current = [];
    setGhosts(NOBODY);
    if (script && moves(script)) {
      if (isStill()) fadeIn(board, script);
      else {
        const start = carried.current ? new Map([...before, carried.current]) : before;
        setGhosts(ghostsOf(script, start, measure(board)));
        running.current = hide(board, script, pace);
      }
    }
    carried.current = null;
  }, [root, script, before, carried, pace]);

  return script ? ghosts : NOBODY;
}

const moves = (script: Script): boolean => script.journeys.length > 0;

function measure(board: HTMLElement): Places {
  const places = new Map<string, Point>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card], [data-spot]')) {
    const box = within(board, element);
    if (box.width === 0) continue; // drawn elsewhere on this screen
    const { card, spot } = element.dataset;
    places.set(card ? `card:${card}` : `spot:${spot}`, {
      x: box.left + box.width / 2,
      y: box.top + box.height / 2,
      w: element.offsetWidth, // without its lean
    });
  }
  return places;
}

function ghostsOf<Card extends string>(script: Script<Card>, before: Places, after: Places): Ghost<Card>[] {
  return script.journeys.flatMap(journey => {
    const key = `card:${journey.card}`;
    const spot = (places: Places, name: string) => places.get(`spot:${name}`);
    const start = before.get(key) ?? spot(before, journey.from);
    const stops = journey.legs.map((leg, i) => {
      const isLast = i === journey.legs.length - 1;
      // a place in the line is where the next card would have gone; a pile stays where it is
      return (isLast && after.get(key)) || spot(before, leg.to) || spot(after, leg.to);
    });
    const path = [start, ...stops];
    return path.every(point => point !== undefined) ? [{ journey, path, waits: before.has(key) }] : [];
  });
}

const cardIn = (board: HTMLElement, journey: Journey): HTMLElement | null =>
  board.querySelector<HTMLElement>(`[data-card="${journey.card}"]`);

/** A card is not seen at its new place before it has arrived there. */
function hide(board: HTMLElement, script: Script, pace: number): Animation[] {
  return script.journeys.flatMap(journey => {
    const element = cardIn(board, journey);
    return element
      ? [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration(journey) / pace })]
      : [];
  });
}

function fadeIn(board: HTMLElement, script: Script): void {
  for (const journey of script.journeys) {
    cardIn(board, journey)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }
}
