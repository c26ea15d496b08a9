import { isIPv6 } from 'node:net';

/** A network of an address; its limit is `factor` times that of a household. */
export interface Network {
  readonly name: string;
  readonly factor: number;
}

/** An IPv4 address itself, of an IPv6 address the /64 that one household or host gets. */
export const addressKey = (address: string): string => networksOf(address)[0].name;

/**
 * The networks of an address, the narrowest first. One customer gets an IPv6 /64, /56 or /48 (RFC 6177), or rents an
 * IPv4 /24; wider networks may have many customers, hence the factor.
 */
export const networksOf = (address: string): readonly [Network, ...Network[]] => {
  const ipv4 = /^(?:::ffff:)?((\d+\.\d+\.\d+)\.\d+)$/i.exec(address);
  if (ipv4)
    return [
      { name: ipv4[1]!, factor: 1 },
      { name: `${ipv4[2]}.0/24`, factor: 6 },
    ];
  if (!isIPv6(address)) return [{ name: address, factor: 1 }];
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) groups.push('0', '0', '0', '0');
  const [first = 0, second = 0, third = 0, fourth = 0] = groups.map((group) => parseInt(group, 16));
  const name = (last: number, bits: number) =>
    `${[first, second, third, last].map((group) => group.toString(16)).join(':')}::/${bits}`;
  return [
    { name: name(fourth, 64), factor: 1 },
    { name: name(fourth & 0xff00, 56), factor: 3 },
    { name: name(0, 48), factor: 6 },
  ];
};
