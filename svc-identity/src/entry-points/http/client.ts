import { networkOf } from '@sabi/service-kit/network';
import type { Request } from 'express';
import type { ClientDescription } from '../../domain/sessions/session';
import type { LimitSettings } from '../../domain/settings/limit-settings';

const maxUserAgentLength = 400;

export function describeClient(request: Request): ClientDescription {
  return {
    userAgent: request.get('user-agent')?.slice(0, maxUserAgentLength) ?? null,
    ip: request.ip ?? null,
  };
}

/** The network that limits count by. The proxy in front overwrites the header. */
export function clientNetwork(
  request: Request,
  { clientHeader }: Pick<LimitSettings, 'clientHeader'>,
): string {
  // Express evaluates this header with the trusted hops.
  if (!clientHeader || clientHeader.toLowerCase() === 'x-forwarded-for') return networkOf(request.ip);
  return networkOf(request.get(clientHeader)?.split(',')[0]?.trim());
}
