import type { LessonTarget } from '@fathoms/kernel/lesson.ts';
import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { LessonBook } from '../board/screen.ts';
import { type Area, boxOf, controlOf, elementsOf, grown } from './targets.ts';

/** Where things are that a step points at. */
export interface Spot {
  readonly room: Area; // where the card may lie
  readonly dock: Area | null; // beside the board, where it covers nothing
  readonly lit: readonly Area[];
  readonly ring: Area | null; // round the control to touch
  readonly control: HTMLElement | null;
  readonly ready: boolean; // nothing moves, nothing else is being read
  readonly of: string; // the targets this is about
  readonly left: boolean; // something is still to be touched
  readonly done: boolean; // surely nothing is
}

const NOWHERE: Area = { left: 0, top: 0, width: 0, height: 0 };
const NOTHING: Spot = {
  room: NOWHERE,
  dock: null,
  lit: [],
  ring: null,
  control: null,
  ready: false,
  of: '',
  left: false,
  done: false,
};
const LOOK = 100; // ms between two looks: boards move their pieces as they like
const ROUND_LIT = 10;
const ROUND_CONTROL = 8;
const BUSY = '[data-telling], .travelling, .about.stay, dialog[open]'; // a note under the mouse gives way (coach.css)
const COMING = '[aria-busy="true"]'; // not to be seen yet

/** Looks for the targets again and again, and marks the control for readers, eyes and tests. */
export function useSpot(
  layer: RefObject<HTMLElement | null>,
  lit: readonly LessonTarget[],
  touch: readonly LessonTarget[],
  selectors: LessonBook['selectors'],
  wanted: boolean,
  describedBy: string,
): Spot {
  const [spot, setSpot] = useState(NOTHING);
  const targets = JSON.stringify([lit, touch]);
  useEffect(() => {
    const root = layer.current?.closest<HTMLElement>('.at-table');
    const stage = root?.querySelector<HTMLElement>('.stage');
    if (!root || !stage || !wanted) {
      setSpot(NOTHING);
      return;
    }
    const [things, controls] = JSON.parse(targets) as [LessonTarget[], LessonTarget[]];
    let marked: HTMLElement | null = null;
    let idle = 0; // looks in a row that found nothing to touch: a board may need a moment to show it
    let had = false;
    const mark = (control: HTMLElement | null) => {
      if (marked === control && control?.dataset.coach === 'touch') return;
      unmark(marked);
      marked = control;
      control?.setAttribute('data-coach', 'touch');
      control?.setAttribute('aria-describedby', describedBy);
      control?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    };
    const look = () => {
      const found = things.map(target => elementsOf(stage, target, selectors));
      const coming = found.flat().some(thing => thing.querySelector(COMING));
      const ready = !coming && root.querySelector(BUSY) === null;
      const { control, left } = controlOf(stage, controls, selectors);
      had ||= left;
      idle = ready && !left ? idle + 1 : 0;
      mark(ready ? control : null);
      const boxes = found.map(elements => boxOf(root, elements));
      const ring = control && boxOf(root, [control]);
      const now: Spot = {
        room: roomOf(root, stage),
        dock: dockOf(root),
        lit: boxes.flatMap(box => (box ? [grown(box, ROUND_LIT)] : [])),
        ring: ring && grown(ring, ROUND_CONTROL),
        control,
        ready,
        of: targets,
        left,
        done: idle > (had ? 0 : 1),
      };
      setSpot(before => (same(before, now) ? before : now));
    };
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      unmark(marked);
    };
  }, [layer, targets, selectors, wanted, describedBy]);
  return spot;
}

/** The board, without what the chapters cover of it. */
function roomOf(root: HTMLElement, stage: HTMLElement): Area {
  const room = boxOf(root, [stage]) ?? NOWHERE;
  const chapters = boxOf(root, [...root.querySelectorAll('.learn-chapters')]);
  return { ...room, width: Math.min(room.width, (chapters?.left ?? Number.POSITIVE_INFINITY) - room.left) };
}

/** The foot of the list beside the board, unless the board has laid something over it. */
function dockOf(root: HTMLElement): Area | null {
  const dock = root.querySelector<HTMLElement>('.learn-dock');
  const box = dock && boxOf(root, [dock]);
  if (!dock || !box || box.height === 0) return null;
  const { left, top, width } = dock.getBoundingClientRect();
  const there = document.elementFromPoint?.(left + width / 2, top + 1);
  return there?.closest('.learn-dock, .learn-speech') ? box : null;
}

function unmark(control: HTMLElement | null): void {
  control?.removeAttribute('data-coach');
  control?.removeAttribute('aria-describedby');
}

const same = (a: Spot, b: Spot): boolean =>
  a.control === b.control &&
  a.ready === b.ready &&
  a.of === b.of &&
  a.left === b.left &&
  a.done === b.done &&
  JSON.stringify([a.room, a.dock, a.lit, a.ring]) === JSON.stringify([b.room, b.dock, b.lit, b.ring]);
