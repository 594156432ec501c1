/** Whom an operator keeps out: one person, or everybody at a range of addresses (`203.0.113.0/24`). */
export type Ban = { readonly person: string } | { readonly range: string };

/** What an operator did. */
export type OperatorAct =
  | { readonly is: 'look'; readonly at: string } // at tables, load, people, reports, bans or the log
  | { readonly is: 'close' | 'export'; readonly table: string }
  | { readonly is: 'ban'; readonly ban: Ban; readonly why: string }
  | { readonly is: 'unban'; readonly ban: Ban }
  | { readonly is: 'announce'; readonly restartAt: number; readonly words: string } // milliseconds since 1970
  | { readonly is: 'call-off' } // no restart after all
  | { readonly is: 'rotate-keys' };

/** A line of the operators' log. It is also how nodes hear of it: they look for what is new once a second. */
export interface LoggedAct {
  readonly n: number; // grows
  readonly time: number; // milliseconds since 1970
  readonly by: string; // who ran the command
  readonly act: OperatorAct;
}

/** What somebody told the operator. */
export interface Complaint {
  readonly time: number;
  readonly by: string; // an identity
  readonly table: string;
  readonly about: string | null; // an identity; null = the table
  readonly name: string; // theirs at that table, or ''
  readonly text: string;
}
export interface StoredComplaint extends Complaint {
  readonly n: number;
}

/** What people and operators leave for each other; each list is bounded. */
export interface Desk {
  addAct(time: number, by: string, act: OperatorAct): Promise<number>; // its number
  acts(after: number): Promise<readonly LoggedAct[]>; // oldest first
  answerAct(n: number, answer: string): Promise<void>; // what a node knows about what an operator looks at
  takeAnswers(n: number): Promise<readonly string[]>; // and forgets them
  addReport(report: Complaint): Promise<void>;
  reports(limit: number): Promise<readonly StoredComplaint[]>; // newest first
  block(by: string, other: string): Promise<void>;
  unblock(by: string, other: string): Promise<void>;
  blockedBy(by: string): Promise<readonly string[]>; // oldest first
  hasBlocked(by: string, other: string): Promise<boolean>;
  /** Their reports and blocks go; what others reported about them stays, without name and identity. */
  forgetAtDesk(identity: string): Promise<void>;
}

export const ANSWERS_KEPT = 100; // of so many looks: nobody came for older ones
export const LOOKS_KEPT = 10_000; // lines of the log; what was changed is kept for good
export const REPORTS_KEPT = 2000;
export const BLOCKS_KEPT = 200; // of one person
