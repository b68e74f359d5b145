import net from 'node:net';
import type { IncomingMessage } from 'node:http';
import { EnvError } from '../../platform/env.ts';
import type { Log } from '../../platform/log.ts';

/** The proxies whose X-Forwarded-For header is trusted. */
export type TrustedProxies = net.BlockList;

/**
 * Parses a list of addresses and networks such as '127.0.0.1, 10.0.0.0/8, fd00::/8'.
 * @throws EnvError naming the part that is neither an address nor a network.
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
        'Please correct these environment variables:\n' +
          `  TRUSTED_PROXIES should be addresses or networks like 10.0.0.0/8, separated by commas; ${part} is neither`,
      );
    }
    proxies.addSubnet(address, length, family === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/**
 * The IP address of the client: the remote end of the connection or, if that is a trusted proxy, the rightmost address in
 * X-Forwarded-For that is not a trusted proxy. Entries further left can be forged. IPv6 is shortened to its network (/64),
 * because a /64 belongs to one customer, as a single IPv4 address does.
 */
export function clientAddress(request: IncomingMessage, proxies: TrustedProxies): string {
  let address = plainAddress(request.socket.remoteAddress ?? '');
  const hops = (request.headers['x-forwarded-for'] ?? '').toString().split(',').reverse();
  for (const hop of hops) {
    if (address === undefined || !trusts(proxies, address)) break;
    const named = plainAddress(hop);
    // A trusted proxy gives no valid address: the request counts as its own.
    if (named === undefined) break;
    address = named;
  }
  return address === undefined ? 'unknown' : networkOf(address);
}

/**
 * The address by which a connection is counted: its remote end, IPv6 as its network. Undefined for a trusted proxy,
 * because its connections belong to many visitors; the proxy has to limit them.
 */
export function connectionAddress(remoteAddress: string, proxies: TrustedProxies): string | undefined {
  const address = plainAddress(remoteAddress);
  if (address === undefined) return 'unknown';
  return trusts(proxies, address) ? undefined : networkOf(address);
}

/** Loopback and private networks. Requests from there come from a proxy, not directly from a visitor. */
const PRIVATE_NETWORKS = readTrustedProxies(
  '127.0.0.0/8,::1,10.0.0.0/8,172.16.0.0/12,192.168.0.0/16,fc00::/7',
);

/**
 * Returns a function that gives the client address of a request. It logs a warning once if requests come through a proxy
 * that is not in TRUSTED_PROXIES, because then all visitors count as one client.
 */
export function createClientAddresses(
  proxies: TrustedProxies,
  log: Log,
): (request: IncomingMessage) => string {
  let said = false;
  return (request) => {
    const asking = plainAddress(request.socket.remoteAddress ?? '');
    const unknown = asking !== undefined && trusts(PRIVATE_NETWORKS, asking) && !trusts(proxies, asking);
    if (!said && unknown && request.headers['x-forwarded-for'] !== undefined) {
      said = true;
      log.warn(
        { component: 'limits' },
        'A proxy in front of the site is missing in TRUSTED_PROXIES, so limits count all its visitors as one (docs/operations.md)',
      );
    }
    return clientAddress(request, proxies);
  };
}

/** An IP address without port, brackets and zone; IPv4-mapped IPv6 as IPv4. Undefined if the text is not an IP address. */
function plainAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]+)\](:\d+)?$/.exec(trimmed)?.[1];
  const withPort = /^([\d.]+):\d+$/.exec(trimmed)?.[1];
  const bare = (bracketed ?? withPort ?? trimmed).replace(/%.*$/, '');
  const mapped = /^::ffff:([\d.]+)$/i.exec(bare)?.[1];
  const address = mapped ?? bare;
  if (net.isIP(address) === 0) return undefined;
  if (net.isIPv4(address)) return address;
  // Normalized: '2001:DB8:0::1' and '2001:db8::1' are the same address.
  const normal = new URL(`http://[${address}]/`).hostname.slice(1, -1);
  const hex = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(normal);
  if (!hex) return normal;
  const [high, low] = [parseInt(hex[1]!, 16), parseInt(hex[2]!, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

const trusts = (proxies: TrustedProxies, address: string): boolean =>
  proxies.check(address, net.isIPv4(address) ? 'ipv4' : 'ipv6');

/** The /64 network of an IPv6 address, such as '2001:db8:0:1::/64'; an IPv4 address unchanged. */
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
