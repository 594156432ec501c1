/** Plays what happened: where cards were before, where they are now, and ghosts that travel in between. */
import type { News } from '@fathoms/protocol/messages.ts';
import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { duration, type Journey, type Plan, type Point } from './travel.ts';

type Places = ReadonlyMap<string, Point>; // by `card:key-5` or `spot:deck`

export interface Ghost<Card extends string> {
  readonly journey: Journey<Card>;
  readonly path: readonly Point[];
  readonly waits: boolean; // lay on the table before: seen until it goes
}

export interface Stage<View, Card extends string> {
  readonly ghosts: readonly Ghost<Card>[];
  readonly playing: boolean;
  readonly calm: View; // the view as it was before what is being played: for counts that change on landing
  readonly skip: () => void;
  readonly moved: (key: string, at: Point) => void; // a hand has carried this somewhere else
}

const NOWHERE: Places = new Map();
const NOBODY: readonly never[] = [];
const FADE = 160;

/** `choreograph` must stay the same function while the board is open. */
export function useStage<View, Card extends string>(
  root: RefObject<HTMLElement | null>,
  view: View,
  fresh: readonly News[],
  pace: number,
  choreograph: (fresh: readonly News[]) => Plan<Card>,
): Stage<View, Card> {
  const carried = useRef<readonly [string, Point] | null>(null);
  // read while rendering, when the page still shows how things lay before
  const { plan, before } = useMemo(() => {
    const plan = choreograph(fresh);
    return { plan, before: root.current && moves(plan) ? measure(root.current) : NOWHERE };
  }, [fresh, root, choreograph]);
  const [played, setPlayed] = useState<Plan<Card>>(plan); // what was there when the board opened is not played
  const [ghosts, setGhosts] = useState<readonly Ghost<Card>[]>(NOBODY);
  const shown = useRef(view);
  const begun = useRef<Plan<Card>>(plan);
  const running = useRef<Animation[]>([]);
  const playing = plan !== played && moves(plan);

  const finish = useCallback((which: Plan<Card>) => {
    for (const animation of running.current) animation.cancel();
    running.current = [];
    setGhosts(NOBODY);
    setPlayed(which);
  }, []);

  useLayoutEffect(() => {
    const board = root.current;
    if (!board || begun.current === plan) return;
    begun.current = plan;
    for (const animation of running.current) animation.cancel();
    running.current = [];
    if (!moves(plan)) {
      setGhosts(NOBODY); // a jump: nothing is measured, nothing drawn twice
    } else if (isStill()) {
      fadeIn(board, plan);
      finish(plan);
    } else {
      const start = carried.current ? new Map([...before, carried.current]) : before;
      setGhosts(ghostsOf(plan, start, measure(board)));
      running.current = hide(board, plan, pace);
    }
    carried.current = null;
  }, [root, plan, before, pace, finish]);

  useLayoutEffect(() => {
    if (!playing) shown.current = view;
  }, [playing, view]);

  useLayoutEffect(() => {
    if (!moves(plan)) return;
    const timer = setTimeout(() => finish(plan), plan.ms / pace + 40);
    return () => clearTimeout(timer);
  }, [plan, pace, finish]);

  const skip = useCallback(() => finish(plan), [finish, plan]);
  const moved = useCallback((key: string, at: Point) => {
    carried.current = [key, at];
  }, []);
  return { ghosts: playing ? ghosts : NOBODY, playing, calm: playing ? shown.current : view, skip, moved };
}

const moves = (plan: Plan): boolean => plan.journeys.length > 0;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function measure(board: HTMLElement): Places {
  const corner = board.getBoundingClientRect();
  const places = new Map<string, Point>();
  for (const element of board.querySelectorAll<HTMLElement>('[data-card], [data-spot]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue; // drawn elsewhere on this screen
    const { card, spot } = element.dataset;
    places.set(card ? `card:${card}` : `spot:${spot}`, {
      x: box.left + box.width / 2 - corner.left,
      y: box.top + box.height / 2 - corner.top,
      w: element.offsetWidth, // without its lean
    });
  }
  return places;
}

function ghostsOf<Card extends string>(plan: Plan<Card>, before: Places, after: Places): Ghost<Card>[] {
  return plan.journeys.flatMap(journey => {
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
function hide(board: HTMLElement, plan: Plan, pace: number): Animation[] {
  return plan.journeys.flatMap(journey => {
    const element = cardIn(board, journey);
    return element
      ? [element.animate([{ opacity: 0 }, { opacity: 0 }], { duration: duration(journey) / pace })]
      : [];
  });
}

function fadeIn(board: HTMLElement, plan: Plan): void {
  for (const journey of plan.journeys) {
    cardIn(board, journey)?.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE });
  }
}
