import { explain } from '@fathoms/games/scuba/explain.ts';
import { foresee } from '@fathoms/games/scuba/foresee.ts';
import { parse } from '@fathoms/games/scuba/notation.ts';
import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { Action, View } from '@fathoms/games/scuba/types.ts';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../../board/screen.ts';
import { useTurn } from '../../../board/use-turn.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import { type Direction, spaceOf } from '../parts/spaces.ts';
import { lookAt, type Moves, movesOf, stepTowards } from './moves.ts';
import { type Reach, reachOf } from './reach.ts';

/** What the pieces on the board need to be touched. */
export interface Touch {
  readonly moves: Moves;
  readonly mine: boolean; // it is up to this viewer
  readonly from: SpaceId | null; // where the own diver is, when it is the one to move
  readonly reach: ReadonlyMap<SpaceId, Reach>; // where this turn could still lead, the next steps included
  readonly lost: ReadonlySet<SpaceId>; // next steps after which no end of this turn leaves air for the way home
  readonly chosen: SpaceId | null; // a space further off that was tapped once
  readonly act: (action: string) => void;
  readonly go: (direction: Direction) => void; // a step that way, or why not
  readonly tap: (space: SpaceId) => void;
}

const STAYS: readonly SpaceId[] = [];

export function useTouch(props: BoardProps<View>): Touch {
  const { view, legal } = props;
  const { mine, take: send, refuse } = useTurn(props, explain);
  const from = mine && view.phase.name === 'diving' ? (view.divers[view.active]?.at ?? null) : null;
  const moves = useMemo(() => movesOf(legal, from), [legal, from]);
  const reach = useMemo(() => reachOf(view, from !== null), [view, from]);
  const lost = useMemo(() => lostBy(view, moves), [view, moves]);
  const [chosen, setChosen] = useState<SpaceId | null>(null);
  const [route, setRoute] = useState(STAYS); // where the diver is or is just swimming to, and on

  // a longer way is swum step by step, as if each had been tapped; whatever comes in between ends it
  useEffect(() => {
    const [here, next] = route;
    if (here === undefined) return;
    if (here !== from) {
      if (!moves.steps.has(here)) setRoute(STAYS); // led astray; else still on the way there
      return;
    }
    const action = next && moves.steps.get(next);
    setRoute(action ? route.slice(1) : STAYS);
    if (!action) return;
    setChosen(null);
    send(action);
  }, [route, from, moves, send]);

  const byHand = (action: string) => {
    setRoute(STAYS);
    setChosen(null);
    send(action);
  };

  const go = (direction: Direction) => {
    const to = moves.ways.get(direction);
    const action = to && moves.steps.get(to);
    if (action) byHand(action);
    else if (from !== null) refuse(stepTowards(from, direction));
  };

  const tap = (space: SpaceId) => {
    const action = moves.steps.get(space);
    const way = reach.get(space)?.path;
    if (action) byHand(action);
    else if (from === null) setChosen(null);
    else if (way && chosen === space) {
      setChosen(null);
      setRoute([from, ...way]);
    } else if (way) setChosen(space);
    else explainTap(space, from);
  };

  const explainTap = (space: SpaceId, here: SpaceId) => {
    setChosen(null);
    const isHere = space === here || space === view.dive.on;
    const tried: Action | null = isHere
      ? lookAt(view, view.dive.on ?? space)
      : { type: 'step', to: spaceOf(space) };
    if (tried) refuse(tried);
  };

  const marked = chosen !== null && reach.has(chosen) ? chosen : null;
  const hands = useLatest({ act: byHand, go, tap });
  // the same as long as nothing in it is another: while something is told, the spaces need not be drawn again
  return useMemo(
    () => ({ moves, mine, from, reach, lost, chosen: marked, ...hands }),
    [moves, mine, from, reach, lost, marked, hands],
  );
}

function lostBy(view: View, { steps }: Moves): ReadonlySet<SpaceId> {
  const found = [...steps].filter(([, text]) => {
    const action = parse(text);
    if (!action) return false;
    const { mark, late } = foresee(view, view.active, action);
    return late || mark !== null;
  });
  return new Set(found.map(([space]) => space));
}
