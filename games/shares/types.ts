import type { Seat } from '@fathoms/kernel/game.ts';
import type { Card, CardId, Company, CompanyId, Side } from './parts.ts';

export interface Options {
  [name: string]: string;
  sides: 'basic' | 'advanced' | 'random' | 'chosen'; // random: drawn in the setup, open to all
  cleaning: Side; // the five sides count only with `chosen`
  treasure: Side;
  pearl: Side;
  research: Side;
  wildlife: Side;
}

/** Who owns shares: a seat, or with two players the third player. */
export type Owner = Seat | 'X';

/** What the game waits for; always the active player decides. */
export type Phase =
  | { name: 'draft' } // take a card of the row
  | { name: 'action' } // buy, expand or draw
  | { name: 'ability'; company: Company } // use the ability of the company just expanded, or decline
  | { name: 'over' };

export interface State {
  advanced: boolean[]; // per company: its advanced side is up
  first: Seat; // the starting player
  active: Seat;
  turn: number; // from 1; 0 while drafting
  hands: Card[][]; // per seat, rising
  portfolios: Card[][][]; // per owner and company, in the order acquired; with two players the third player's is last
  stacks: Card[][]; // per company, oldest first
  row: Card[]; // draft row
  deck: Card[]; // a bag: its order means nothing
  discards: Card[]; // open, oldest first
  depletions: number; // 0, 1 or 2
  draws: number; // Draw actions since the last Buy, Expand or fundraiser
  fresh: boolean; // no Buy or Expand since the last fundraiser
  ending: Seat | null; // in whose turn the end was triggered
  final: boolean; // this is a final turn
  phase: Phase;
}

/** What may be bought or used at a price: an action less its payment. Companies are indices into COMPANIES. */
export type Deal =
  | { type: 'buy'; card: Card } // a share from hand, as the turn's action or with Research basic
  | { type: 'remove'; card: Card } // Cleaning: discard a depth card
  | { type: 'move'; card: Card; to: Company } // Cleaning advanced, Wildlife basic: a depth card to another stack
  | { type: 'top'; card: Card } // Wildlife basic: a depth card becomes the most recent one of its stack
  | { type: 'play'; card: Card; on: Company } // Wildlife advanced: a second depth card from hand
  | { type: 'acquire'; from: Owner; company: Company }; // Research advanced: a share out of a portfolio

/** A deal with the hand cards that pay for it, rising; none where it is free. */
export type Paid = Deal & { with: readonly Card[] };

/**
 * Where each action is found: `legal` lists take, expand, draw, decline and every deal that costs nothing;
 * a deal with a price is described by `choices`, because any cards of the hand may pay for it.
 */
export type Action =
  | { type: 'take'; card: Card }
  | { type: 'expand'; company: Company; card: Card }
  | { type: 'draw' }
  | { type: 'decline' }
  | Paid;

/** A deal the player can afford. */
export interface Offer {
  readonly deal: Deal;
  readonly price: number; // at least 1
}

/** Any offer, paid with exactly `price` cards of `hand`, the card that is bought or played excluded. */
export interface Choice {
  readonly hand: readonly Card[]; // rising
  readonly offers: readonly Offer[]; // never empty
}

/** Why a card was drawn. */
export type Reason = 'seat' | 'draw' | 'dividend' | 'fundraiser';

/** News. Cards are written as ids, so that an outsider can read them; lists are in the order it happened. */
export type Event =
  | { type: 'opened'; sides: Record<CompanyId, Side> }
  | { type: 'dealt'; seat: Seat; count: number; cards: CardId[] | null } // null = not yours to see
  | { type: 'started'; first: Seat } // who was dealt the lowest number
  | { type: 'drew'; seat: Seat; why: Reason; count: number; cards: CardId[] | null }
  | { type: 'laid'; cards: CardId[] } // the draft row
  | { type: 'founded'; cards: CardId[] } // the third player's first shares
  | { type: 'took'; seat: Seat; card: CardId } // draft
  | { type: 'turned'; seat: Seat; turn: number; final: boolean } // a new turn begins
  | { type: 'bought'; seat: Seat; card: CardId; paid: CardId[] }
  | { type: 'expanded'; seat: Seat; company: CompanyId; card: CardId; over: CardId | null } // over: the card it covers
  | { type: 'declared'; seat: Seat; company: CompanyId; amounts: number[] } // a dividend: cards due per seat
  | { type: 'offered'; seat: Seat; company: CompanyId } // the ability may be used
  | { type: 'declined'; seat: Seat; company: CompanyId }
  | { type: 'removed'; seat: Seat; card: CardId; from: CompanyId; paid: CardId[] }
  | { type: 'moved'; seat: Seat; card: CardId; from: CompanyId; to: CompanyId; paid: CardId[] }
  | { type: 'topped'; seat: Seat; card: CardId; on: CompanyId; paid: CardId[] }
  | { type: 'played'; seat: Seat; card: CardId; on: CompanyId; paid: CardId[] }
  | {
      type: 'acquired';
      seat: Seat;
      from: Owner;
      card: CardId; // the share that moved
      price: number;
      paid: CardId[] | null; // null = only buyer and seller see it
    }
  | { type: 'fundraised'; seat: Seat; second: boolean } // second: directly after another one
  | { type: 'missed'; seat: Seat; count: number } // cards due that could not be drawn
  | { type: 'depleted'; nth: number } // 1 or 2
  | { type: 'shuffled'; cards: CardId[] } // these discards are the new draw deck
  | { type: 'surfaced'; card: CardId; aside: boolean } // a bonus share; aside: waits for the one in work
  | {
      type: 'resolved'; // a bonus share
      card: CardId;
      drawn: CardId[];
      share: CardId | null; // goes to the third player; null = no card was left to draw
      added: CardId | null; // joins the stack of that share's company
      discarded: CardId[];
    }
  | { type: 'triggered'; seat: Seat; reason: 'depletion' | 'fundraisers' } // the end: final turns follow
  | { type: 'ended'; scores: number[] };

export interface HandView {
  count: number;
  cards: CardId[] | null; // rising; null = not yours to see; an empty hand hides nothing from anybody
}

export interface CompanyView {
  side: Side;
  stack: CardId[]; // oldest first; the last one is the most recent
  price: number; // of its next share, without any discount
  worth: number; // of one share if the game ended now
}

export type PhaseView =
  | { name: 'draft'; round: number } // 1 or 2
  | { name: 'action' }
  | { name: 'ability'; company: CompanyId }
  | { name: 'over' };

export type Portfolio = Record<CompanyId, CardId[]>; // in the order acquired

/** What one viewer may know. Equal for everybody except the cards in hand. */
export interface View {
  first: Seat;
  active: Seat;
  turn: number; // from 1; 0 while drafting
  phase: PhaseView;
  companies: Record<CompanyId, CompanyView>;
  hands: HandView[]; // per seat
  portfolios: Portfolio[]; // per seat
  third: Portfolio | null; // the third player's; null with more than two players
  scores: number[]; // what each portfolio is worth if the game ended now
  row: CardId[]; // draft row
  deck: number; // cards in the draw deck
  discards: CardId[]; // oldest first
  depletions: number; // 0, 1 or 2
  draws: number; // Draw actions in a row; as many as players bring a fundraiser
  fresh: boolean; // one more fundraiser without a Buy or Expand before it triggers the end
  ending: Seat | null; // in whose turn the end was triggered; that seat takes the last final turn
  final: boolean; // this is a final turn: no dividend, no ability, no fundraiser
  finalTurns: number | null; // final turns not finished yet; null = the end is not triggered
  winner: Seat | null; // null = still playing
  hidden: { deck: CardId[] } | null; // only for the viewer 'all'
}

export interface SharesKinds {
  state: State;
  action: Action;
  view: View;
  event: Event;
  options: Options;
  choice: Choice;
}
