import type { IncomingMessage } from 'node:http';
import { BlockList, isIPv4, isIPv6 } from 'node:net';

const ours = new BlockList();
ours.addSubnet('127.0.0.0', 8, 'ipv4');
ours.addAddress('::1', 'ipv6');

/**
 * Where a line comes from, as our proxy saw it if there is one. null: from this machine, where measurements
 * are made and where every guest seems to be if a proxy stands here that we were not told of.
 */
export function guestAddress({ headers, socket }: IncomingMessage, trustProxy: boolean): string | null {
  const said = trustProxy
    ? String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1)
        ?.trim()
    : '';
  const address = said || (socket.remoteAddress ?? '');
  return address === '' || isOurs(address) ? null : address;
}

/** Some proxies write other things than addresses; those are nobody of ours. */
const isOurs = (address: string): boolean =>
  (isIPv4(address) && ours.check(address)) || (isIPv6(address) && ours.check(address, 'ipv6'));
