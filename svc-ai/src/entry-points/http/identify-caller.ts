import type { Principal } from '@sabi/service-kit/authentication';
import { networkOf } from '@sabi/service-kit/network';
import type { Request, Response } from 'express';
import type { Caller } from '../../domain/caller';
import { giveVisitorId } from './visitor-cookie';

interface Exchange {
  readonly principal: Principal | null;
  readonly request: Request;
  readonly response: Response;
}

/** Whoever has no session is a visitor, and so is whoever has one without an account. */
export function identifyCaller({ principal, request, response }: Exchange, visitorSecret: string): Caller {
  if (principal && !principal.isAnonymous) return { kind: 'account', userId: principal.userId };
  const network = networkOf(request.ip);
  return {
    kind: 'visitor',
    visitorId: giveVisitorId(request, response, visitorSecret),
    browser: `${network} ${request.get('user-agent') ?? ''}`,
    network,
  };
}
