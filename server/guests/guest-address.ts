import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8, 'ipv4');
ours.addAddress('::1', 'ipv6');

/**
 * Where a line comes from, as our proxy saw it if there is one. null: from this machine, where measurements
 * are made and where every guest seems to be if a proxy stands here that we were not told of.
 */
export const guestAddress = (request: IncomingMessage, trustProxy: boolean): string | null =>
  addressOf(seenAddress(request, trustProxy));

/** The address itself; '' = none is known. */
export function seenAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const said = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = said || (socket.remoteAddress ?? '');
  return MAPPED.exec(address)?.[1] ?? address;
}

/** What an address is counted as; null = not at all. */
export const addressOf = (address: string): string | null =>
  address === '' || isOurs(address) ? null : household(address);

/** Some proxies write other things than addresses; those are nobody of ours. */
const isOurs = (address: string): boolean =>
  (isIPv4(address) && ours.check(address)) || (isIPv6(address) && ours.check(address, 'ipv6'));

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const NETWORK = 4; // groups of 16 bits: a household is given 64 bits of addresses, and may use any of them

/** What an address is counted as: IPv6 by its network, and IPv4 in whatever clothes as itself. */
export function household(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(address)) return address;
  const [plain = ''] = address.split('%');
  const [head = '', tail] = plain.split('::');
  const before = groupsOf(head);
  const after = tail === undefined ? [] : groupsOf(tail);
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0');
  const all = [...before, ...zeros, ...after].map(group => Number.parseInt(group, 16).toString(16));
  return `${all.slice(0, NETWORK).join(':')}::/64`;
}

/** An IPv4 address at the end takes the place of two groups; it is never in the network's half. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap(group => (group.includes('.') ? ['0', '0'] : [group]));
