import { BlockList, isIP } from 'node:net';
import type { Ban } from '../store/desk.ts';

/** Whom operators keep out. */
export interface Bans {
  readonly add: (ban: Ban) => void;
  readonly lift: (ban: Ban) => void;
  readonly isEmpty: () => boolean;
  readonly keepsOut: (identity: string | null, address: string) => boolean;
}

const keyOf = (ban: Ban): string => ('person' in ban ? `person ${ban.person}` : ban.range);

export function openBans(): Bans {
  const bans = new Map<string, Ban>();
  let ranges = new BlockList();
  /** A list of ranges can only grow, so it is made anew. */
  const gather = (): void => {
    ranges = new BlockList();
    for (const ban of bans.values()) if ('range' in ban) addRange(ranges, ban.range);
  };
  return {
    add(ban) {
      bans.set(keyOf(ban), ban);
      gather();
    },
    lift(ban) {
      bans.delete(keyOf(ban));
      gather();
    },
    isEmpty: () => bans.size === 0,
    keepsOut(identity, address) {
      if (bans.size === 0) return false;
      if (identity !== null && bans.has(`person ${identity}`)) return true;
      const family = isIP(address);
      return family !== 0 && ranges.check(address, family === 4 ? 'ipv4' : 'ipv6');
    },
  };
}

function addRange(ranges: BlockList, range: string): void {
  const [address = '', bits = ''] = range.split('/');
  ranges.addSubnet(address, Number(bits), isIP(address) === 4 ? 'ipv4' : 'ipv6');
}

const WIDEST = { 4: 8, 6: 16 } as const; // bits: more than that is a slip of the hand
const LONGEST = { 4: 32, 6: 128 } as const;
const THIS_MACHINE = ['127.0.0.1', '::1'];

/** A range of addresses as it is kept; a single address is a range of one. A problem is said in words. */
export function readRange(text: string): { readonly range: string } | { readonly problem: string } {
  const [address = '', bits, ...rest] = text.split('/');
  const family = isIP(address);
  if ((family !== 4 && family !== 6) || address.includes('%') || rest.length > 0)
    return { problem: `${text} is no address` };
  const length = bits === undefined ? LONGEST[family] : Number(bits);
  if (!/^\d{1,3}$/.test(bits ?? '0') || length > LONGEST[family])
    return { problem: `${text} is no range of addresses` };
  if (length < WIDEST[family])
    return { problem: `${text} is half the world: at least /${WIDEST[family]}, please` };
  const range = `${address}/${length}`;
  const list = new BlockList();
  addRange(list, range);
  if (THIS_MACHINE.some(own => list.check(own, isIP(own) === 4 ? 'ipv4' : 'ipv6')))
    return { problem: `${text} is this machine; behind a proxy the server needs TRUST_PROXY=1` };
  return { range };
}
