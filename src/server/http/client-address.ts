import net from 'node:net';
import type { IncomingMessage } from 'node:http';
import { EnvError } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';

/** The proxies whose word on the client's address is taken. */
export type TrustedProxies = net.BlockList;

/**
 * Reads addresses and networks as '127.0.0.1, 10.0.0.0/8, fd00::/8'.
 * @throws EnvError naming the part that is neither.
 */
export function readTrustedProxies(setting: string | undefined): TrustedProxies {
  const proxies = new net.BlockList();
  const parts = (setting ?? '').split(',').map((part) => part.trim());
  for (const part of parts.filter((each) => each !== '')) {
    const [address = '', prefix, ...rest] = part.split('/');
    const family = net.isIP(address);
    const bits = family === 4 ? 32 : 128;
    const length = prefix === undefined ? bits : /^\d{1,3}$/.test(prefix) ? Number(prefix) : -1;
    if (family === 0 || rest.length > 0 || length < 0 || length > bits) {
      throw new EnvError(
        'The environment is not right:\n' +
          `  TRUSTED_PROXIES should be addresses or networks like 10.0.0.0/8, separated by commas; ${part} is neither`,
      );
    }
    proxies.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/**
 * The address of whoever really asks: the other end of the connection or, when that is a trusted proxy, the rightmost
 * address of X-Forwarded-For that is none. What stands left of it anybody may have written. IPv6 is shortened to its
 * network (/64), which belongs to one customer as one IPv4 address does.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  const hops = (request.headers['x-forwarded-for'] ?? '').toString().split(',').reverse();
  for (const hop of hops) {
    if (address === undefined || !trusts(proxies, address)) break;
    const named = plainAddress(hop);
    // A proxy of ours that names no address: the request came from it.
    if (named === undefined) break;
    address = named;
  }
  return address === undefined ? 'unknown' : networkOf(address);
}

/**
 * What a connection is counted by: the address of its other end, IPv6 as its network. Undefined for a trusted proxy, whose
 * connections are those of many visitors: there the proxy counts.
 */
export function connectionAddress(remoteAddress: string, proxies: TrustedProxies): string | undefined {
  const address = plainAddress(remoteAddress);
  if (address === undefined) return 'unknown';
  return trusts(proxies, address) ? undefined : networkOf(address);
}

/** Networks that no visitor comes from: what asks from there is this machine or a neighbour, so a proxy. */
const NEIGHBOURS = readTrustedProxies('127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7');

/**
 * The addresses of requests, one after the other; says once when a proxy seems to be in front that nobody told us of, for
 * then all its visitors count as one.
 */
export function createClientAddresses(
  proxies: TrustedProxies,
  log: Log,
): (request: IncomingMessage) => string {
  let said = false;
  return (request) => {
    const asking = plainAddress(request.socket.remoteAddress ?? '');
    const unknown = asking !== undefined && trusts(NEIGHBOURS, asking) && !trusts(proxies, asking);
    if (!said && unknown && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.warn(
        { component: 'limits' },
        'A proxy in front is not named in TRUSTED_PROXIES: limits take all its visitors for one (docs/operations.md)',
      );
    }
    return clientAddress(request, proxies);
  };
}

/** An IP address without port, brackets and zone; IPv4 in the clothes of IPv6 as IPv4. Undefined for what is none. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  const address = mapped ?? bare;
  if (net.isIP(address) === 0) return undefined;
  if (net.isIPv4(address)) return address;
  // One spelling of each: '2001:DB8:0::1' and '2001:db8::1' are one.
  const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const hex = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(normal);
  if (!hex) return normal;
  const [high, low] = [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const trusts = (proxies: TrustedProxies, address: string): boolean =>
  proxies.check(address, net.isIPv4(address) ? 'ipv4' : 'ipv6');

/** The first 64 bits of an IPv6 address, as '2001:db8:0:1::/64'; an IPv4 address as it is. */
function networkOf(address: string): string {
  if (net.isIPv4(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = (text: string) => (text === '' ? [] : text.split(':'));
  const missing = 8 - groups(head).length - groups(tail ?? '').length;
  const all =
    tail === undefined
      ? groups(head)
      : [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}
