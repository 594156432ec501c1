/** A place at the table: 0, 1, 2… fixed for the whole match. Written A, B, C… in notation. */
export type Seat = number;

/** Who is looking: a seat, the public (`null`), or somebody after the end for whom nothing is hidden. */
export type Viewer = Seat | null | 'all';

/** The id of a numbered rule in `rules/<game>.md`, such as LOCKER-24. */
export type RuleId = `${Uppercase<string>}-${number}`;

/** The only source of luck. Every die and shuffle is built from `below`. */
export interface Chance {
  below(n: number): number; // an integer in [0, n)
}

/** What rules may touch besides the state: luck comes in, news goes out. */
export interface Dealer<Event> {
  readonly chance: Chance;
  readonly tell: (event: Event) => void;
}

export interface Outcome {
  readonly places: readonly number[]; // per seat; 1 = won; equal numbers = shared place; nobody won = nobody has 1
  readonly scores: readonly number[]; // per seat
}

/** A value a table may set before the game; the lobby's form is made from these. */
export type OptionValue = string | number | boolean;

/** The types one game is made of. */
export interface Kinds {
  state: unknown; // plain data: no undefined, Map, Set, Date, class, function, cycle
  action: unknown;
  view: unknown; // what one viewer may know; a different type from the state
  event: unknown; // past tense, complete enough to animate
  options: { [name: string]: OptionValue };
  choice: unknown; // describes a decision too large to list; `never` where there is none
}

/** What a seat knows: its view now and the news it has heard so far. */
export interface Seen<K extends Kinds> {
  readonly seat: Seat;
  readonly view: K['view'];
  readonly news: readonly K['event'][];
}

/** A move without an alternative, which the table plays for the seat. */
export interface Forced<K extends Kinds> {
  readonly seat: Seat;
  readonly action: K['action'];
}

/**
 * A decision with too many combinations to list (a program, a payment) is described as data instead.
 * The validator, the bots and the board share that description.
 */
export interface Choices<K extends Kinds> {
  describe(state: K['state'], seat: Seat): K['choice'] | null; // null = everything is in `legal`
  allows(choice: K['choice'], action: K['action']): boolean;
  sample(choice: K['choice'], chance: Chance): K['action'];
  all(choice: K['choice']): Iterable<K['action']>; // for small cases: the contract suite enumerates
}

/** One game. Pure: no clock, no I/O, no globals; the same inputs give the same game. */
export interface Game<K extends Kinds = Kinds> {
  readonly id: string; // folder name, URL segment, record header
  readonly version: number; // raise it when an old record would replay differently
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: { readonly [O in keyof K['options']]: readonly K['options'][O][] }; // first = default

  /** The rule that forbids this combination of options and seats, if one does. */
  forbids(seats: number, options: K['options']): RuleId | null;
  setup(seats: number, options: K['options'], dealer: Dealer<K['event']>): K['state'];
  toAct(state: K['state']): readonly Seat[]; // several = simultaneous; [] = over
  legal(state: K['state'], seat: Seat): readonly K['action'][]; // complete, fixed order; [] = not now
  readonly choices?: Choices<K>;
  forced(state: K['state']): Forced<K> | null; // played by the table at once, logged like any other
  apply(state: K['state'], seat: Seat, action: K['action'], dealer: Dealer<K['event']>): void; // mutates; trusts
  outcome(state: K['state']): Outcome | null; // null = still playing
  /** The rule an illegal action of a seat that is to act runs into; uses only what that seat knows. */
  explain(state: K['state'], seat: Seat, action: K['action']): RuleId;

  view(state: K['state'], viewer: Viewer): K['view']; // built up from what is known
  redact(event: K['event'], viewer: Viewer): K['event'] | null; // null = nothing to see
  reveals(event: K['event']): boolean; // showed somebody something hidden: no taking back
  determinize(seen: Seen<K>, chance: Chance): K['state']; // one state that fits what the seat knows

  format(action: K['action']): string; // "net key": wire, record and transcript form
  parse(text: string): K['action'] | null; // null = unreadable
}

/** A, B, C…: how notation, records and transcripts write a seat. */
export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);
export const parseSeat = (letter: string): Seat | null =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : null;
