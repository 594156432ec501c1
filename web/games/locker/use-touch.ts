import { explain } from '@fathoms/games/locker/explain.ts';
import { ledger, odds } from '@fathoms/games/locker/ledger.ts';
import { parse } from '@fathoms/games/locker/notation.ts';
import type { CardId, DiverId, VariantId } from '@fathoms/games/locker/parts.ts';
import type { Action, Event, View } from '@fathoms/games/locker/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import type { News } from '@fathoms/protocol/messages.ts';
import { useMemo } from 'preact/hooks';
import { eventsIn } from '../../board/news.ts';
import type { BoardProps } from '../../board/screen.ts';
import { readLegal, type Selection, useSelection } from '../../board/use-turn.ts';
import { isByShortcut, shortcutOf } from '../../ui/shortcuts.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { useWords } from '../../words/words.ts';
import { type CardForecast, forecastOf } from './forecast.ts';
import { type Moves, movesOf, tappedCard } from './moves.ts';
import { KEYS } from './words/keys.ts';
import { WORDS } from './words/table.ts';

/** What the pieces on the board need to be touched. */
export interface Touch extends Selection<Action> {
  readonly moves: Moves;
  readonly forecasts: ReadonlyMap<string, CardForecast>; // what each action will do
  readonly choose: (action: string, event: MouseEvent) => void; // tapped, or by its key: then at once
  readonly keyOf: (action: string | undefined) => ReturnType<typeof shortcutOf>; // that chooses it
  readonly tryCard: (owner: Seat, card: CardId) => void; // tapped a card that cannot be chosen
}

/** What one can ask about: written into `data-about`. */
export type Topic =
  | { readonly kind: 'loot'; readonly id: CardId }
  | { readonly kind: 'diver'; readonly id: DiverId }
  | { readonly kind: 'variant'; readonly id: VariantId }
  | { readonly kind: 'crate'; readonly id: string } // whose
  | { readonly kind: Thing };

/** Parts of the table there is one of. */
export type Thing = 'deck' | 'line' | 'locker' | 'odds' | 'saved' | 'fed' | 'cut';

const NO_MOVES = { reveal: null, home: null, cards: new Map(), crates: new Map(), drawn: new Map() };
const NO_FORECASTS: ReadonlyMap<string, CardForecast> = new Map();

/** What may be touched now, the same object as long as that stays the same. `skip` ends whatever is still moving. */
export function useTouch(props: BoardProps<View>, skip: () => void): Touch {
  const { view, legal, seat, faces, history, aids } = props;
  const words = useWords(WORDS);
  const selection = useSelection(props, explain, skip);
  const moves = useMemo(
    () => (legal.length > 0 ? movesOf(legal, view, seat) : NO_MOVES),
    [legal, view, seat],
  );
  const sinks = useMemo(() => aids && isSureToSink(view, history, seat), [aids, view, history, seat]);
  const forecasts = useMemo(() => {
    if (seat === null || legal.length === 0) return NO_FORECASTS;
    const told = readLegal(legal, parse).map(([action, text]): [string, CardForecast] => {
      const forecast = forecastOf(action, view, seat, faces, words);
      const isSure = action.type === 'reveal' && forecast.mark === null && sinks;
      return [text, isSure ? { ...forecast, mark: 'busts', say: words.odds.surelySinks } : forecast];
    });
    return new Map(told);
  }, [legal, view, seat, faces, words, sinks]);
  const choices = [...moves.cards.values(), ...moves.drawn.values(), ...moves.crates.values()];
  return useLatest({
    ...selection,
    moves,
    forecasts,
    choose: (action, event) => (isByShortcut(event) ? selection.take(action) : selection.pick(action)),
    keyOf: action => shortcutOf(KEYS.choose, action === undefined ? -1 : choices.indexOf(action)),
    tryCard: (owner, card) => selection.refuse(tappedCard(view, owner, card)),
  });
}

/** Whoever has listened knows that every card which may come next sinks the line. */
function isSureToSink(view: View, history: readonly News[], seat: Seat | null): boolean {
  if (view.deck === 0 || view.exploration.length === 0) return false;
  const { bad, total } = odds(view, ledger(eventsIn<Event>(history), seat));
  return bad === total;
}
