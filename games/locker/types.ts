import type { Seat } from '@fathoms/kernel/game.ts';
import type { Card, CardId, DiverId, Suit, VariantId } from './parts.ts';

export interface Options {
  [name: string]: string;
  divers: 'off' | 'on';
  variant: 'none' | VariantId | 'random';
  start: 'random' | 'A' | 'B' | 'C' | 'D'; // the host may say who starts
}

/** A Hold: for each suit a bit per rank held, so bit 0 of suit 3 is `key-2`. */
export type Hold = number[];

/** A card lying in the Exploration. */
export interface Placed {
  card: Card;
  nth: number; // it was the nth card placed this turn, from 1; sunk cards leave gaps
  netted: boolean; // placed by a Net effect (Tight Mesh saves it)
}

/** What the game waits for. Data that matters only then lives here. */
export type Phase =
  | { name: 'naming'; owner: Seat } // the Saboteur's owner names an opponent
  | { name: 'exploring' } // reveal or return
  | { name: 'net' } // choose a suit of one's own Hold
  | { name: 'harpoon'; riposte: Seat | null } // choose a rival's suit; riposte: that seat's Squid is the only choice
  | { name: 'knife' } // choose a rival's suit
  | { name: 'blade' } // the Knife was turned: choose a suit of one's own Hold
  | { name: 'map'; drawn: Card[] } // choose one of these; they still lie in the Locker
  | { name: 'raid' } // choose whom the Key-and-Chest bonus is taken from
  | { name: 'over'; reason: 'deck' | 'fifty' };

export interface State {
  variant: VariantId | null;
  divers: (DiverId | null)[]; // per seat
  aside: DiverId[]; // put out of the game in the deal, in order
  victim: Seat | null; // named by the Saboteur
  active: Seat;
  turn: number; // from 1
  revealed: boolean; // a card was revealed this turn
  deck: Card[]; // a bag: its order means nothing
  top: Card[]; // lies on the deck in this order, because somebody has looked
  peek: number; // how many of `top` the active player may see
  locker: Card[]; // a bag
  exploration: Placed[];
  placed: number; // cards placed this turn, sunk ones included
  hauls: number; // second cards still owed to Double Hauls
  holds: Hold[]; // per seat
  phase: Phase;
}

/** Suits are indices into SUITS here; notation writes their names. */
export type Action =
  | { type: 'name'; victim: Seat }
  | { type: 'reveal' }
  | { type: 'return' }
  | { type: 'net'; suit: number }
  | { type: 'harpoon'; from: Seat; suit: number }
  | { type: 'knife'; from: Seat; suit: number }
  | { type: 'strike'; at: Seat } // a Knife against the owner of Turned Blade
  | { type: 'blade'; suit: number }
  | { type: 'map'; card: Card }
  | { type: 'raid'; from: Seat };

/** Where a placed card came from: the Loot Deck, the Locker, or a Hold. */
export type Source = 'deck' | 'locker' | Seat;
/** Where a card went. */
export type Target = 'locker' | Seat;

/** News. Cards are written as ids, so that an outsider can read them. */
export type Event =
  | { type: 'opened'; first: Seat; variant: VariantId | null }
  | { type: 'dealt'; seat: Seat; diver: DiverId; aside: DiverId[] } // aside: put out of the game before it
  | { type: 'named'; seat: Seat; victim: Seat }
  | { type: 'turned'; seat: Seat; turn: number } // a new turn begins
  | { type: 'revealed'; seat: Seat; card: CardId }
  | { type: 'placed'; seat: Seat; card: CardId; from: Source }
  | { type: 'tamed'; seat: Seat; card: CardId; by: 'D13' | 'D16' } // straight into the Hold
  | { type: 'demanded'; seat: Seat; card: CardId; count: number } // a Giant Squid wants this many cards
  | { type: 'lapsed'; seat: Seat; owed: number } // the deck is empty: the Squid goes without
  | { type: 'fizzled'; seat: Seat; card: CardId } // an effect found nothing to do
  | { type: 'drew'; seat: Seat; count: number; cards: CardId[] | null } // Map candidates; null = not yours to see
  | { type: 'peeked'; seat: Seat; count: number; cards: CardId[] | null }
  | { type: 'knifed'; seat: Seat; from: Seat; cards: CardId[]; to: Target }
  | { type: 'struck'; seat: Seat; at: Seat } // the Knife was turned against its user
  | { type: 'sunk'; seat: Seat; card: CardId; owner: Seat } // a Harpoon lost to Riposte
  | {
      type: 'crashed';
      seat: Seat;
      trigger: CardId;
      from: Source;
      saved: CardId[];
      lost: CardId[];
      to: Target;
    }
  | { type: 'returned'; seat: Seat; cards: CardId[]; bonus: CardId[]; raided: Seat | null }
  | { type: 'ended'; reason: 'deck' | 'fifty' };

export interface PlacedView {
  card: CardId;
  nth: number;
  netted: boolean;
  saved: boolean; // would be kept if an incident happened now
}

export type PhaseView =
  | Exclude<Phase, { name: 'map' }>
  | { name: 'map'; count: number; drawn: CardId[] | null }; // null = not yours to see

/** By suit the values held, highest first. */
export type HoldView = { readonly [suit in Suit]: readonly number[] };

/** What one viewer may know. Equal for everybody except `peek.cards` and Map candidates. */
export interface View {
  variant: VariantId | null;
  divers: (DiverId | null)[];
  aside: DiverId[];
  victim: Seat | null;
  active: Seat;
  turn: number;
  revealed: boolean;
  deck: number; // cards left in the Loot Deck
  peek: { count: number; cards: CardId[] | null }; // top first; null = not yours to see
  locker: number; // cards in the Locker
  exploration: PlacedView[];
  placed: number; // cards placed this turn, sunk ones included
  owed: number; // cards the Squids still demand
  demand: { card: CardId; count: number; met: number }[]; // each Squid lying in the Exploration
  hauls: number;
  holds: HoldView[]; // per seat
  scores: number[]; // what each Hold is worth now, by the rules of this table
  cards: number[]; // number of cards in each Hold
  winners: Seat[] | null; // null = still playing
  phase: PhaseView;
  hidden: { deck: CardId[]; top: CardId[]; locker: CardId[] } | null; // only for the viewer 'all'
}

export interface LockerKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Options;
  choice: never;
}
