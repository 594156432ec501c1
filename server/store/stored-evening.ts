import type { EveningPlan } from '@fathoms/protocol/evenings.ts';
import type { Written } from '@fathoms/table/room/storage.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';

/** A place in the list of everybody who ever joined. */
export type GuestNumber = number;
export type Seated = GuestNumber | null; // null = a bot

/** How a table came out. */
export type TableResult =
  | { readonly is: 'played'; readonly places: readonly number[]; readonly scores: readonly number[] }
  | { readonly is: 'closed'; readonly away: readonly GuestNumber[] } // by the host, before its end
  | { readonly is: 'off' }; // never begun

export interface StoredEveningTable {
  readonly id: string;
  readonly seats: readonly Seated[];
  readonly missed: readonly GuestNumber[]; // did not come
  readonly result: TableResult | null; // null = under way
}

export interface StoredEveningRound {
  readonly tables: readonly StoredEveningTable[];
  readonly byes: readonly GuestNumber[];
  readonly absent: readonly GuestNumber[];
  readonly begunAt: number; // milliseconds since 1970
  readonly doneAt: number | null; // null = under way
}

export interface EveningPerson {
  readonly identity: string;
  readonly name: string;
  readonly is: 'in' | 'out' | 'gone';
  readonly barred?: true; // the host sent them away
}

/** An evening as it is stored. Plain data. */
export interface StoredEvening {
  readonly id: string;
  readonly revision: number; // how often it was changed
  readonly plan: EveningPlan;
  readonly seed: string; // of the pairings
  readonly host: string; // an identity
  readonly people: readonly EveningPerson[]; // never shortened: a person is a place in it
  readonly rounds: readonly StoredEveningRound[];
  readonly over: boolean;
}

export interface FoundEvening {
  readonly evening: StoredEvening;
  readonly seen: ReadonlyMap<string, number>; // identity → when they last looked, milliseconds since 1970
}

export interface Evenings {
  createEvening(evening: StoredEvening): Promise<'ok' | 'taken'>;
  readEvening(id: string): Promise<FoundEvening | null>;
  saveEvening(evening: StoredEvening): Promise<Written>; // replaces the revision before
  seeAtEvening(id: string, identity: string, at: number): Promise<void>; // of somebody who joined
  eveningsOf(identity: string): Promise<readonly string[]>; // those they looked at last first
}

export const guestsOf = ({ people }: StoredEvening): string[] =>
  people.map(({ identity }) => identity).filter(identity => identity !== NOBODY);
