import { networkOf } from '@sabi/service-kit/network';
import type { Request } from 'express';
import type { ClientDescription } from '../../domain/sessions/session';
import type { LimitSettings } from '../../settings/limits';

const maxUserAgentLength = 400;

export function describeClient(request: Request): ClientDescription {
  return {
    userAgent: request.get('user-agent')?.slice(0, maxUserAgentLength) ?? null,
    ip: request.ip ?? null,
  };
}

/** The network a request is counted for. The header is one that the proxy in front sets, whatever a client sends. */
export function clientNetwork(
  request: Request,
  { clientHeader }: Pick<LimitSettings, 'clientHeader'>,
): string {
  // Express reads this one with the trusted number of hops.
  if (!clientHeader || clientHeader.toLowerCase() === 'x-forwarded-for') return networkOf(request.ip);
  return networkOf(request.get(clientHeader)?.split(',')[0]?.trim());
}
