/** Counted tries at the deals of days, and how many divers got how much. */
export interface CountedTry {
  readonly day: string;
  readonly game: string;
  readonly table: string;
  readonly score: number | null; // null = not over, or over and not counted
}

/** One bar of a day's field. */
export interface FieldBar {
  readonly score: number;
  readonly divers: number;
}

export interface NewTry {
  readonly day: string;
  readonly game: string;
  readonly identity: string;
  readonly table: string;
}

export interface DailyTries {
  /** The table of somebody's one counted try: the given one, or the one begun before. */
  beginDaily(wish: NewTry): Promise<string>;
  dailyTries(identity: string, from: string): Promise<readonly CountedTry[]>; // from that day on, the oldest first
  dailyField(day: string, game: string): Promise<readonly FieldBar[]>; // the least first
  dailyTable(day: string, game: string, score: number): Promise<string | null>; // of a try that came to this
  forgetDaily(identity: string): Promise<void>; // what counted stays, as nobody's
}
