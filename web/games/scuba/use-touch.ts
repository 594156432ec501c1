import type { SpaceId } from '@fathoms/games/scuba/sea.ts';
import type { View } from '@fathoms/games/scuba/types.ts';
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import type { BoardProps } from '../../board/screen.ts';
import { columnIn, rowIn } from './layout.ts';
import { type Direction, directionOf, movesOf, whyNotLook, whyNotStep } from './moves.ts';
import { reachOf } from './outlook.ts';
import type { Touch } from './touch.ts';

export function useTouch(props: BoardProps<View>): Touch {
  const { view, legal, seat, toAct, busy, act, explain } = props;
  const mine = seat !== null && toAct.includes(seat);
  const from = mine && view.phase.name === 'diving' ? (view.divers[view.active]?.at ?? null) : null;
  const moves = useMemo(() => movesOf(legal, from), [legal, from]);
  const reach = useMemo(() => reachOf(view, from !== null), [view, from]);
  const [chosen, setChosen] = useState<SpaceId | null>(null);
  const [route, setRoute] = useState<readonly SpaceId[]>([]); // where the diver is or is just swimming to, and on

  const take = useCallback(
    (action: string) => {
      if (busy) return;
      setChosen(null);
      act(action);
    },
    [busy, act],
  );

  // a longer way is swum step by step, as if each had been tapped; whatever comes in between ends it
  useEffect(() => {
    const [here, next] = route;
    if (here === undefined || busy) return;
    if (here !== from) {
      if (!moves.steps.has(here)) setRoute([]); // led astray; else still on the way there
      return;
    }
    const action = next && moves.steps.get(next);
    setRoute(action ? route.slice(1) : []);
    if (action) take(action);
  }, [route, busy, from, moves, take]);

  const byHand = (action: string) => {
    setRoute([]);
    take(action);
  };

  const go = (direction: Direction) => {
    const to = moves.ways.get(direction);
    const action = to && moves.steps.get(to);
    if (action) byHand(action);
    else if (from !== null && seat !== null) explain(whyNotStep(view, seat, direction));
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
    else refuse(space, from);
  };

  const refuse = (space: SpaceId, here: SpaceId) => {
    setChosen(null);
    if (seat === null) return;
    if (space !== here && space !== view.dive.on) {
      explain(isBeside(space, here) ? whyNotStep(view, seat, directionOf(here, space)) : 'SCUBA-43');
      return;
    }
    const rule = whyNotLook(view, seat, view.dive.on ?? space);
    if (rule) explain(rule);
  };

  return {
    moves,
    mine,
    from,
    reach,
    chosen: chosen !== null && reach.has(chosen) ? chosen : null,
    act: byHand,
    go,
    tap,
  };
}

const isBeside = (one: SpaceId, other: SpaceId): boolean =>
  Math.abs(columnIn(one) - columnIn(other)) + Math.abs(rowIn(one) - rowIn(other)) === 1;
