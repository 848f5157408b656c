import { isIPv6 } from 'node:net';

/**
 * The key under which a visitor is limited, an IPv4 address or the /64 network of an IPv6 address; then the larger networks that one household or office may have: the /56 and /48 of an IPv6 address.
 * An IPv4 address has none.
 */
export function networksOf(ip: string): readonly [string, ...string[]] {
  const plain = ip.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return [plain];
  const [head = '', tail] = plain.toLowerCase().split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  const groups = [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16));
  const named = (bits: readonly number[]) => bits.map((group) => group.toString(16)).join(':');
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return [named([a, b, c, d]), `${named([a, b, c, d & 0xff00])}/56`, `${named([a, b, c])}/48`];
}

/** Limit of each network of `networksOf`, as a multiple of the limit of one address. */
export const networkShares = [1, 2, 4] as const;

/** The network around a visitor whose floods are counted together: `192.0.2.0/24`, `2001:db8:0/48`. */
export function networkOf(ip: string): string {
  const networks = networksOf(ip);
  const [address] = networks;
  return networks.length === 1 ? `${address.replace(/\.\d+$/, '.0')}/24` : (networks.at(-1) ?? '');
}
