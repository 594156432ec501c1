import type { Chance, Game, Seen, Viewer } from '@fathoms/kernel/game.ts';
import { apply, explain, legal, outcome, setup, toAct } from './round.ts';
import type { Event, GoofspielKinds, State, View } from './types.ts';

function view({ bids, ...open }: State, viewer: Viewer): View {
  return {
    ...open,
    hands: handsSeenBy(open.hands, bids, viewer),
    points: [...open.points],
    hasBid: bids.map(bid => bid > 0),
    bid: typeof viewer === 'number' ? bids[viewer] : 0,
  };
}

/** [GOOF-2] A card that lies face down is still in its hand for everybody else. */
const handsSeenBy = (hands: readonly number[], bids: readonly number[], viewer: Viewer): number[] =>
  hands.map((hand, seat) =>
    bids[seat] > 0 && viewer !== seat && viewer !== 'all' ? hand | (1 << (bids[seat] - 1)) : hand,
  );

/** [GOOF-2] What others have bid is not known: any card of theirs may lie there. */
function determinize({ seat, view: seen }: Seen<GoofspielKinds>, chance: Chance): State {
  const { hasBid, bid, ...open } = seen;
  const hands = [...open.hands];
  const bids = hasBid.map((has, other) => {
    if (!has || other === seat) return has ? bid : 0;
    const cards = Array.from({ length: 13 }, (_, i) => i + 1).filter(
      card => hands[other] & (1 << (card - 1)),
    );
    const guess = cards[chance.below(cards.length)];
    hands[other] &= ~(1 << (guess - 1));
    return guess;
  });
  return { ...open, hands, points: [...open.points], bids };
}

const redact = (event: Event, viewer: Viewer): Event =>
  event.type === 'bid' && viewer !== event.seat && viewer !== 'all' ? { ...event, card: 0 } : event;

/** Goofspiel: secret bids for thirteen prizes. Rules: rules.md */
export const goofspiel: Game<GoofspielKinds> = {
  id: 'goofspiel',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {},
  forbids: () => null,
  setup,
  toAct,
  legal,
  forced: () => null,
  apply,
  outcome,
  explain,
  view,
  hasSecrets: ({ bids }, seat) => bids[seat] > 0,
  redact,
  reveals: event => event.type !== 'bid',
  determinize,
  format: ({ bid }) => `${bid}`,
  parse: text => (/^([1-9]|1[0-3])$/.test(text) ? { bid: Number(text) } : null),
};
