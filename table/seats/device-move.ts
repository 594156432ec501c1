import { commitmentOf } from '../match/fairness.ts';
import { type Change, no, seatsOf, type TableMeta, yes } from './lobby.ts';

/** Notes that whoever brings the token takes over everything `identity` has here. An older token is void. */
export function offerMove(meta: TableMeta, identity: string, token: string): Change {
  if (seatsOf(meta, identity).length === 0 && meta.host !== identity) return no('no-seat');
  const others = (meta.moves ?? []).filter(move => move.owner !== identity);
  return yes({ ...meta, moves: [...others, { hash: commitmentOf(token), owner: identity }] });
}

/** The seats, and the host's chair, go over to the device that brings the token; it works once. */
export function claimMove(meta: TableMeta, identity: string, token: string): Change {
  const hash = commitmentOf(token);
  const move = meta.moves?.find(offered => offered.hash === hash);
  if (!move) return no('not-now');
  const moves = meta.moves?.filter(offered => offered !== move);
  const seats = meta.seats.map(there =>
    there.kind === 'human' && there.owner === move.owner ? { ...there, owner: identity } : there,
  );
  return yes({ ...meta, seats, moves: moves ?? [], host: meta.host === move.owner ? identity : meta.host });
}
