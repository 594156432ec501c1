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

/** Numbers and labels that tell a finished match, or one seat of it. */
export interface Facts {
  readonly [name: string]: number | string;
}

/** How often something happened at each place: a reef's spaces, or a deck's suits by what became of them. */
export interface PlaceCounts {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly counts: readonly (readonly number[])[]; // by row, then column
}

/** A finished match for statistics: numbers are averaged, labels counted, places added up. */
export interface Tally {
  readonly match: Facts;
  readonly seats: readonly Facts[]; // per seat, all with the same names
  readonly places?: { readonly [name: string]: PlaceCounts }; // in all matches of a setting the same rows and columns
}

/** What a seat knows: its view now and the news it has heard so far. */
export interface Seen<K extends Kinds> {
  readonly seat: Seat;
  readonly view: K['view'];
  readonly news: readonly K['event'][];
  readonly glimpse?: unknown; // what a bot's eyes made of the pictures, where the game has some
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

/** Time is outside the rules: the table measures it and, when it is up, plays for those who have not decided. */
export interface Countdown {
  readonly key: string; // a new one starts when a key appears that was not running
  readonly ms: number;
  readonly seats: readonly Seat[]; // who must have decided by then
}

/**
 * Things people must see but their machines must not know. The table's node draws them with the game's own
 * renderer; only pixels leave it, the same for everybody. What a scene is, only game and renderer know.
 */
export interface Pictures<K extends Kinds> {
  /** Everything to be seen now, by name. */
  scenes(state: K['state']): { readonly [name: string]: unknown };
  /** Everything the last step showed in passing, by name; not repeated to those who come later. */
  passing(state: K['state']): { readonly [name: string]: unknown };
  /** Stays the same while a bot that has looked learns nothing by looking again. */
  moment(state: K['state']): string;
  /** What a bot looks at: the scene as it was when this moment began; null = there is nothing to see. */
  glance(state: K['state']): unknown;
}

/** News that may be known only until its round is over. */
export interface Expiring<K extends Kinds> {
  ends(event: K['event']): boolean; // with this a round is over
  rest(event: K['event']): K['event'] | null; // what of it may still be told afterwards
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
  toAct(state: K['state']): readonly Seat[]; // whom the game waits for; several = simultaneous; [] = over
  /** Complete, in a fixed order; [] = not now. A seat that is not waited for may still change its mind. */
  legal(state: K['state'], seat: Seat): readonly K['action'][];
  readonly choices?: Choices<K>;
  forced(state: K['state']): Forced<K> | null; // played by the table at once, logged like any other
  apply(state: K['state'], seat: Seat, action: K['action'], dealer: Dealer<K['event']>): void; // mutates; trusts
  outcome(state: K['state']): Outcome | null; // null = still playing
  /**
   * The rule an illegal action runs into, from what its player sees. A table asks when it refuses, a board when
   * something cannot be touched: also while others decide, after the end, and for those who watch (`null`).
   */
  explain(view: K['view'], seat: Seat | null, action: K['action']): RuleId;

  view(state: K['state'], viewer: Viewer): K['view']; // built up from what is known
  hasSecrets(state: K['state'], seat: Seat): boolean; // whether its view shows anything the public one does not
  redact(event: K['event'], viewer: Viewer): K['event'] | null; // null = nothing to see
  reveals(event: K['event']): boolean; // showed somebody something hidden: no taking back
  determinize(seen: Seen<K>, chance: Chance): K['state']; // one state that fits what the seat knows

  /**
   * For a match that goes on from here with luck of its own, where a setup settles luck long before it shows: rolls
   * of a setup that lead to this position, with what nobody has seen yet drawn anew; null = decisions rest on it.
   */
  redraw?(
    state: K['state'],
    options: K['options'],
    rolls: readonly number[],
    chance: Chance,
  ): readonly number[] | null;
  tally?(state: K['state'], news: readonly K['event'][]): Tally; // of a finished match and all its news

  /** Running countdowns, and what is played for a seat when one is up: legal, made from its unsealed draft. */
  readonly time?: {
    countdowns(state: K['state']): readonly Countdown[];
    expire(state: K['state'], seat: Seat, draft: string | null): K['action'];
    decision(state: K['state'], seat: Seat): string; // a draft counts as long as this stays the same
  };
  readonly pictures?: Pictures<K>;
  readonly expiring?: Expiring<K>;

  format(action: K['action']): string; // "net key": wire, record and transcript form
  parse(text: string): K['action'] | null; // null = unreadable
}

/** A, B, C…: how notation, records and transcripts write a seat. */
export const seatLetter = (seat: Seat): string => String.fromCharCode(65 + seat);
export const parseSeat = (letter: string): Seat | null =>
  /^[A-Z]$/.test(letter) ? letter.charCodeAt(0) - 65 : null;
