import { isIPv4, isIPv6 } from 'node:net';

/** Several visitors whose proxy names no address are limited as one. */
const nobody = 'unknown';

/**
 * The key under which a visitor is limited, an IPv4 address or the /64 network of an IPv6 address; then the larger
 * networks that one household or office may have: the /56 and /48 of an IPv6 address. An IPv4 address has none.
 * @param ip as a proxy writes it: also with a port, in brackets, or an IPv4 address within an IPv6 one
 */
export function networksOf(ip: string): readonly [string, ...string[]] {
  const plain = withoutPort(ip).replace(/%.*$/, '');
  if (isIPv4(plain)) return [plain];
  if (!isIPv6(plain)) return [nobody];
  const groups = groupsOf(plain);
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  if (ipv4Prefixes.includes(hex(groups.slice(0, 6)))) {
    return [
      groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.'),
    ];
  }
  return [hex([a, b, c, d]), `${hex([a, b, c, d & 0xff00])}/56`, `${hex([a, b, c])}/48`];
}

/** Before an IPv4 address: the mapped form of a socket for both (RFC 4291), and translation by the network (RFC 6052). */
const ipv4Prefixes = ['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0'];

const hex = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':');

/** `192.0.2.1:4711` and `[2001:db8::1]:4711`, as some proxies write them. */
const withoutPort = (ip: string) =>
  ip
    .trim()
    .replace(/^\[([^\]]*)\](?::\d*)?$/, '$1')
    .replace(/^([\d.]+):\d*$/, '$1');

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const dotted = /[\d.]+$/.exec(address)?.[0] ?? '';
  const [a = 0, b = 0, c = 0, d = 0] = dotted.split('.').map(Number);
  const groups = isIPv4(dotted)
    ? address.slice(0, -dotted.length) + hex([a * 256 + b, c * 256 + d])
    : address;
  const [head = [], tail = []] = groups
    .split('::')
    .map((half) => half.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16));
}

/** Limit of each network of `networksOf`, as a multiple of the limit of one address. */
export const networkShares = [1, 2, 4] as const;

/** The network around a visitor whose floods are counted together: `192.0.2.0/24`, `2001:db8:0/48`. */
export function networkOf(ip: string): string {
  const networks = networksOf(ip);
  const [address] = networks;
  if (isIPv4(address)) return `${address.replace(/\.\d+$/, '.0')}/24`;
  return networks.at(-1) ?? '';
}
