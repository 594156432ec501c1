import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { Direction, Moves } from './moves.ts';
import type { Reach } from './outlook.ts';

/** What the pieces on the board need to be touched. */
export interface Touch {
  readonly moves: Moves;
  readonly mine: boolean; // it is up to this viewer
  readonly from: SpaceId | null; // where the own diver is, when it is the one to move
  readonly reach: ReadonlyMap<SpaceId, Reach>; // where this turn could still lead, the next steps included
  readonly chosen: SpaceId | null; // a space further off that was tapped once
  readonly act: (action: string) => void;
  readonly go: (direction: Direction) => void; // a step that way, or why not
  readonly tap: (space: SpaceId) => void;
}
