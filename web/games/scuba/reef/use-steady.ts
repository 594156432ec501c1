import { useRef } from 'preact/hooks';

/** The room as it was before something was chosen: the longer prompt must not move what was tapped from under the finger. */
export function useSteady(room: number, board: number, chosen: boolean): number {
  const before = useRef({ room, board });
  if (!chosen || before.current.board !== board) before.current = { room, board };
  return before.current.room;
}
