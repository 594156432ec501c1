/** The sea while it is told what happened to it: divers and their air follow the telling, event by event. Pure. */
import type { DiverView, Event, View } from '@fathoms/games/scuba/types.ts';
import type { Seat } from '@fathoms/kernel/game.ts';

/** What was shown before, with what has been told since. */
export const upTo = (view: View, told: readonly Event[]): View => changed(view, told, false);

/** What is shown now, without what has not been told yet. */
export const without = (view: View, untold: readonly Event[]): View =>
  changed(view, untold.toReversed(), true);

function changed(view: View, events: readonly Event[], back: boolean): View {
  const changes = new Map<Seat, Partial<DiverView>>();
  for (const event of events) {
    const part = partOf(event, back);
    if (part && 'seat' in event && event.seat !== null)
      changes.set(event.seat, { ...changes.get(event.seat), ...part });
  }
  if (changes.size === 0) return view;
  return { ...view, divers: view.divers.map((diver, seat) => ({ ...diver, ...changes.get(seat) })) };
}

function partOf(event: Event, back: boolean): Partial<DiverView> | null {
  switch (event.type) {
    case 'stepped':
    case 'moved':
    case 'evacuated':
      return { at: back ? event.from : event.to };
    case 'surfaced':
      return back ? null : { at: event.at };
    case 'breathed':
      return { air: back ? event.air - event.change : event.air };
    default:
      return null;
  }
}
