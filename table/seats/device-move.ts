import { commitmentOf } from '../match/fairness.ts';
import { type Change, no, type SeatedPerson, seatsOf, yes } from './lobby.ts';
import type { StoredTable } from './stored-table.ts';

/** Notes that whoever brings the token takes over everything `identity` has here. An older token is void. */
export function offerMove(table: StoredTable, identity: string, token: string): Change {
  if (seatsOf(table, identity).length === 0 && table.host !== identity) return no('no-seat');
  const isHere = (owner: string) => owner === table.host || seatsOf(table, owner).length > 0;
  const others = (table.moves ?? []).filter(({ owner }) => owner !== identity && isHere(owner));
  return yes({ ...table, moves: [...others, { hash: commitmentOf(token), owner: identity }] });
}

/** The seats, and the host's chair, go over to the device that brings the token; it works once. */
export function claimMove(table: StoredTable, identity: string, token: string): Change {
  const hash = commitmentOf(token);
  const move = table.moves?.find(offered => offered.hash === hash);
  if (!move) return no('not-now');
  const moves = table.moves?.filter(offered => offered !== move);
  return yes({ ...handOverTo(table, move.owner, identity), moves: moves ?? [] });
}

/** Everything one identity has at the table is another's from here on. */
export function handOverTo(table: StoredTable, from: string, to: string): StoredTable {
  const seats = table.seats.map(there => {
    if (there.kind !== 'human') return there;
    const { program } = there;
    if (program?.owner === from) return { ...there, program: { ...program, owner: to } };
    return there.owner === from ? movedSeat(table, there, to) : there;
  });
  const brought = table.brought?.flatMap(luck => {
    if (luck.owner !== from) return [luck];
    return 'luck' in luck.what ? [{ ...luck, owner: to }] : [];
  });
  return { ...table, seats, ...(brought && { brought }), host: table.host === from ? to : table.host };
}

/** What the old device promised only that one can open: the new one promises anew. */
function movedSeat(table: StoredTable, { promise, ...person }: SeatedPerson, owner: string): SeatedPerson {
  const isSealed = table.status !== 'lobby' || table.sealed !== undefined;
  return { ...person, owner, ...(isSealed && promise !== undefined && { promise }) };
}
