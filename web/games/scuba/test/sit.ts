import { scuba } from '@fathoms/games/scuba/index.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import { at, type Moment } from '@fathoms/games/scuba/test/table.ts';
import type { State } from '@fathoms/games/scuba/types.ts';
import { fireEvent } from '@testing-library/preact';
import { sitDown } from '../../../board/testing/test-board.tsx';
import { Board } from '../Board.tsx';

export type More = Partial<Parameters<typeof sitDown>[2]>;

/** At the table in this moment, as seat A unless told otherwise. */
export const sit = (moment: Moment | State, more: More = {}) => {
  const state = 'bags' in moment ? moment : at(moment);
  return sitDown(scuba, Board, { seats: state.divers.length, seat: 0, ...more, state });
};

export const element = (selector: string): Element => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`nothing is ${selector}`);
  return found;
};
export const tapSpace = (space: SpaceId) => fireEvent.click(element(`[data-space="${space}"]`));
export const ask = (about: string) => fireEvent.contextMenu(element(`[data-about="${about}"]`));
export const key = (name: string, more: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.body, { key: name, ...more });
export const swipe = (x: number, y: number) => {
  const finger = { pointerType: 'touch', clientX: 200, clientY: 200 };
  const reef = element('[data-space="4/5"]');
  fireEvent.pointerDown(reef, finger);
  fireEvent.pointerUp(reef, { ...finger, clientX: 200 + x, clientY: 200 + y });
  fireEvent.click(reef); // a browser ends a swipe with one
};
