import type { Request } from 'express';
import ipaddr from 'ipaddr.js';
import type { ClientDescription } from '../../domain/sessions/session';
import type { LimitSettings } from '../../settings/limits';

const maxUserAgentLength = 400;
const ipv6NetworkParts = 4; // of 16 bits: a /64, what one customer is given

export function describeClient(request: Request): ClientDescription {
  return {
    userAgent: request.get('user-agent')?.slice(0, maxUserAgentLength) ?? null,
    ip: request.ip ?? null,
  };
}

/** The network a request is counted for. The header is one that the proxy in front sets, whatever a client sends. */
export function clientNetwork(request: Request, { clientHeader }: LimitSettings): string {
  // Express reads this one with the trusted number of hops.
  if (!clientHeader || clientHeader.toLowerCase() === 'x-forwarded-for') return networkOf(request.ip);
  return networkOf(request.get(clientHeader)?.split(',')[0]?.trim());
}

/** By what attempts are counted: the address, or for IPv6 its /64, within which one customer has any number. */
export function networkOf(ip: string | undefined): string {
  if (!ip || !ipaddr.isValid(ip)) return 'unknown';
  const address = ipaddr.process(ip);
  if (!(address instanceof ipaddr.IPv6)) return address.toString();
  return `${address.parts
    .slice(0, ipv6NetworkParts)
    .map((part) => part.toString(16))
    .join(':')}::/64`;
}
