import type { Principal } from '@sabi/service-kit/authentication';
import { networkOf } from '@sabi/service-kit/network';
import type { Request, Response } from 'express';
import type { Caller } from '../../domain/callers/caller';
import { getOrCreateVisitorId } from './visitor-cookie';

interface Exchange {
  readonly principal: Principal | null;
  readonly request: Request;
  readonly response: Response;
}

/** A request without a session, or with an anonymous one, is a visitor's. */
export function identifyCaller({ principal, request, response }: Exchange, visitorSecret: string): Caller {
  if (principal && !principal.isAnonymous) return { kind: 'account', userId: principal.userId };
  const network = networkOf(request.ip);
  return {
    kind: 'visitor',
    visitorId: getOrCreateVisitorId(request, response, visitorSecret),
    browser: `${network} ${request.get('user-agent') ?? ''}`,
    network,
  };
}
