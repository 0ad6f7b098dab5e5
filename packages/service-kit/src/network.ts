import ipaddr from 'ipaddr.js';

const ipv6NetworkParts = 4; // of 16 bits: a /64, the usual allocation per customer

/** Key for counting attempts: the address, or for IPv6 its /64, which one customer controls. */
export function networkOf(ip: string | null | undefined): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, ipv6NetworkParts)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
