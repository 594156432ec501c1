/** What people may change of an evening. Nothing here knows time or a store. */
import { EVENING } from '@fathoms/protocol/evenings.ts';
import type { ErrorCode } from '@fathoms/protocol/messages.ts';
import { NOBODY } from '@fathoms/table/seats/forget.ts';
import { readName, tellApart } from '@fathoms/table/seats/lobby.ts';
import type {
  EveningPerson,
  GuestNumber,
  StoredEvening,
  StoredEveningRound,
  StoredEveningTable,
} from '../store/stored-evening.ts';
import type { PastRound } from './past.ts';

export type EveningChange =
  | { readonly ok: true; readonly evening: StoredEvening }
  | { readonly ok: false; readonly code: ErrorCode };

export const yes = (evening: StoredEvening): EveningChange => ({ ok: true, evening });
export const no = (code: ErrorCode): EveningChange => ({ ok: false, code });

export const personOf = ({ people }: StoredEvening, identity: string): GuestNumber | null => {
  const at = identity === NOBODY ? -1 : people.findIndex(person => person.identity === identity);
  return at < 0 ? null : at;
};

/** The round that is played; null = none is. */
export const roundNow = ({ rounds }: StoredEvening): StoredEveningRound | null => {
  const last = rounds.at(-1);
  return last && last.doneAt === null ? last : null;
};

/** Who comes, comes back, or wants another name. */
export function join(evening: StoredEvening, identity: string, name: string): EveningChange {
  const { people } = evening;
  const at = personOf(evening, identity);
  const clean = readName(name);
  if (evening.over) return no('not-now');
  if (at !== null && people[at]?.barred) return no('kicked');
  if (clean === null) return no('bad-name');
  if (at === null && people.length >= EVENING.people) return no('full');
  const others = people.filter((_, i) => i !== at).map(person => person.name);
  const person: EveningPerson = { identity, name: tellApart(clean, others), is: 'in' };
  return yes({ ...evening, people: at === null ? [...people, person] : people.with(at, person) });
}

/** Sits out, comes back in, or leaves for good (and may come back by joining). */
export function changeState(
  evening: StoredEvening,
  identity: string,
  is: EveningPerson['is'],
): EveningChange {
  const at = personOf(evening, identity);
  const person = at === null ? undefined : evening.people[at];
  if (at === null || !person) return no('no-seat');
  if (evening.over || person.is === 'gone') return no('not-now');
  return yes({ ...evening, people: evening.people.with(at, { ...person, is }) });
}

export function handOver(evening: StoredEvening, identity: string, to: GuestNumber): EveningChange {
  const person = evening.people[to];
  if (evening.host !== identity) return no('not-host');
  return person && person.is !== 'gone' ? yes({ ...evening, host: person.identity }) : no('no-seat');
}

export function remove(evening: StoredEvening, identity: string, who: GuestNumber): EveningChange {
  const person = evening.people[who];
  if (evening.host !== identity) return no('not-host');
  if (!person || person.identity === identity) return no('no-seat');
  return yes({ ...evening, people: evening.people.with(who, { ...person, is: 'gone', barred: true }) });
}

export function end(evening: StoredEvening, identity: string): EveningChange {
  if (evening.host !== identity) return no('not-host');
  return roundNow(evening) ? no('not-now') : yes({ ...evening, over: true });
}

/** Who was at a table that was called off met nobody: that was a bye. */
export const pastOf = ({ rounds }: StoredEvening): PastRound[] =>
  rounds.map(({ tables, byes }) => {
    const [off, played] = [tables.filter(isOff), tables.filter(table => !isOff(table))];
    const idle = off.flatMap(({ seats }) => seats.filter(person => person !== null));
    return { tables: played.map(({ seats }) => seats), byes: [...byes, ...idle] };
  });

const isOff = ({ result }: StoredEveningTable): boolean => result?.is === 'off';
