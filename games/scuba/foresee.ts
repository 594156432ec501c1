import { type Caution, type Foresight, foresee as play, unknown } from '@fathoms/kernel/foresee.ts';
import type { Seat } from '@fathoms/kernel/game.ts';
import { determinize } from './determinize.ts';
import { CURRENT_CARDS, parseCurrent, RIP_AIR } from './parts.ts';
import { reachable } from './plan.ts';
import { spaceId } from './sea.ts';
import { apply, forced } from './turn.ts';
import type { Action, ScubaKinds, State, View } from './types.ts';
import { redact, view as viewOf } from './view.ts';

export interface Foreseen extends Foresight<ScubaKinds> {
  readonly mark: Caution | null; // busts: out of air
  readonly late: boolean; // wherever the turn then ends, the air will not last to the surface unless the sea helps
  readonly air: number; // what the active diver has left, the end of the turn included where it is certain
  readonly atRisk: boolean; // a rip current before the diver's next turn could take all of that
}

const RULES = { apply, forced, redact, view: viewOf };
const UNTURNED: Foresight<ScubaKinds> = { news: [], view: null };

/** What a legal action of this seat will do, from what the seat sees alone. */
export function foresee(view: View, seat: Seat, action: Action): Foreseen {
  const whole = action.type === 'turn' ? UNTURNED : play<ScubaKinds>(RULES, imagine(view), seat, action);
  const foresight = isOpen(view) ? whole : beforeScores(whole);
  const { news } = foresight;
  const isOut = news.some(
    event => (event.type === 'died' || event.type === 'evacuated') && event.seat === view.active,
  );
  const air = news.reduce(
    (left, event) => (event.type === 'breathed' && event.seat === view.active ? event.air : left),
    view.divers[view.active].air,
  );
  const surfaces = news.some(event => event.type === 'surfaced' && event.seat === view.active);
  const isUnder = !surfaces && view.divers[view.active].status !== 'surfaced';
  return {
    ...foresight,
    mark: isOut ? 'busts' : null,
    late: isLate(view, seat, action, foresight),
    air,
    atRisk: isUnder && !isOut && air <= worstRip(view),
  };
}

/** Whether no way home is left: by stopping, or by this step and whatever follows it in this turn. */
function isLate(view: View, seat: Seat, action: Action, { view: after }: Foresight<ScubaKinds>): boolean {
  if (seat !== view.active || (action.type !== 'stop' && action.type !== 'step')) return false;
  const goesOn = after !== null && after.active === seat && after.round === view.round;
  const [at, steps] = action.type === 'step' ? [spaceId(action.to), 1] : [view.divers[seat].at, 0];
  const ends = goesOn ? reachable(after, seat) : reachable(view, seat, steps).filter(end => end.at === at);
  return ends.length > 0 && ends.every(({ cost, stays }) => cost > 0 && stays < 0);
}

/** The table as the view shows it; piles stay unknown. Which cards others hold is guessed, and never used. */
function imagine(view: View): State {
  const s = determinize({ seat: view.active, view, news: [] }, { below: () => 0 });
  view.divers.forEach(({ cards, count }, seat) => {
    if (cards === null) s.divers[seat].cards = (1 << count) - 1;
  });
  return { ...s, currents: unknown(s.currents.length), events: s.events.map(pile => unknown(pile.length)) };
}

const isOpen = (view: View): boolean => view.divers.every(({ cards }) => cards !== null);

/** Who wins depends on cards the viewer has not seen: nothing is told from there on. */
function beforeScores(foresight: Foresight<ScubaKinds>): Foresight<ScubaKinds> {
  const end = foresight.news.findIndex(({ type }) => type === 'ended');
  return end < 0 ? foresight : { news: foresight.news.slice(0, end), view: null };
}

/** The most air a rip current that may still come can take. */
export function worstRip({ drift }: View): number {
  const used = new Set(drift.map(id => parseCurrent(id)));
  const left = CURRENT_CARDS.filter(card => !used.has(card));
  return Math.max(0, ...(left.length > 0 ? left : CURRENT_CARDS).map(card => RIP_AIR[card]));
}
