/** What a lesson points at, on the page. */
import type { LessonTarget } from '@fathoms/kernel/lesson.ts';
import type { LessonBook } from '../board/screen.ts';
import { within } from '../board/within.ts';

export interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Selectors = LessonBook['selectors'];

const GIVEN = ['card', 'spot', 'about', 'teach']; // attributes of the toolkit, the same on every board

/** Selectors for a target, the best first. */
export function selectorsOf(target: LessonTarget, selectors: Selectors): readonly string[] {
  const [kind = '', ...rest] = target.split(':');
  if (target === 'prompt') return ['.prompt'];
  return GIVEN.includes(kind) ? [`[data-${kind}="${rest.join(':')}"]`] : selectors(target);
}

/** The elements a target stands for; [] = it is not on the table now. */
export function elementsOf(
  root: ParentNode,
  target: LessonTarget,
  selectors: Selectors,
): readonly HTMLElement[] {
  for (const selector of selectorsOf(target, selectors)) {
    const found = [...root.querySelectorAll<HTMLElement>(selector)];
    if (found.length > 0) return found;
  }
  return [];
}

/** The control to touch now: the first of them that has not been pressed. `left` = there is such a one. */
export function controlOf(
  root: ParentNode,
  touch: readonly LessonTarget[],
  selectors: Selectors,
): { readonly control: HTMLElement | null; readonly left: boolean } {
  const found = touch.flatMap(target => elementsOf(root, target, selectors).slice(0, 1));
  const next = found.find(element => element.getAttribute('aria-pressed') !== 'true');
  return { control: next ?? found[0] ?? null, left: next !== undefined };
}

/** The box round all of these, from the corner of `root`; null = nothing of it can be seen. */
export function boxOf(root: Element, elements: readonly Element[]): Area | null {
  const boxes = elements.map(element => within(root, element)).filter(box => box.width > 0);
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map(box => box.left));
  const top = Math.min(...boxes.map(box => box.top));
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(Math.max(...boxes.map(box => box.right)) - left),
    height: Math.round(Math.max(...boxes.map(box => box.bottom)) - top),
  };
}

export const grown = ({ left, top, width, height }: Area, by: number): Area => ({
  left: left - by,
  top: top - by,
  width: width + 2 * by,
  height: height + 2 * by,
});
