/** What a tap leads to: an action for the table, or the rule that stands in its way. */
import type { RuleId, Seat } from '@fathoms/kernel/game.ts';
import { useState } from 'preact/hooks';
import type { BoardProps } from './screen.ts';

/** A game's own `explain`: boards ask it and never judge themselves. */
export type Explain<View, Action> = (view: View, seat: Seat | null, action: Action) => RuleId;

export interface Turn<Action> {
  readonly mine: boolean; // it is up to this viewer
  readonly take: (action: string) => void; // at once
  readonly refuse: (tried: Action, said?: string) => void; // says which rule this runs into
}

/** `skip` ends whatever is still moving: who acts has seen enough. */
export function useTurn<View, Action>(
  props: BoardProps<View>,
  explain: Explain<View, Action>,
  skip: () => void = () => {},
): Turn<Action> {
  const { view, seat, toAct, act } = props;
  return {
    mine: seat !== null && toAct.includes(seat),
    take: action => {
      skip();
      act(action);
    },
    refuse: (tried, said) => props.explain(explain(view, seat, tried), said),
  };
}

export interface Selection<Action> extends Turn<Action> {
  readonly chosen: string | null; // the action selected, not yet taken
  readonly pick: (action: string) => void; // first tap selects, second takes
}

/** A turn in which a tap selects and a second one, or a button, confirms. */
export function useSelection<View, Action>(
  props: BoardProps<View>,
  explain: Explain<View, Action>,
  skip?: () => void,
): Selection<Action> {
  const turn = useTurn(props, explain, skip);
  const [selected, setSelected] = useState<string | null>(null);
  const chosen = selected !== null && props.legal.includes(selected) ? selected : null;
  const take = (action: string) => {
    setSelected(null);
    turn.take(action);
  };
  return { ...turn, chosen, take, pick: action => (action === chosen ? take(action) : setSelected(action)) };
}

/** What is offered, read: the action and how it is written. */
export const readLegal = <Action>(
  legal: readonly string[],
  parse: (text: string) => Action | null,
): (readonly [action: Action, text: string])[] =>
  legal.map(text => {
    const action = parse(text);
    if (action === null) throw new Error(`the table offers what nobody can read: ${text}`);
    return [action, text];
  });
