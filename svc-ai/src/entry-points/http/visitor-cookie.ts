import { readCookie } from '@sabi/service-kit/read-cookie';
import type { Request, Response } from 'express';
import { visitorDays } from '../../domain/usage/usage-limits';
import { createVisitorId, readVisitorId, signVisitorId } from '../../domain/callers/visitor-id';

const lifeMs = visitorDays * 24 * 60 * 60 * 1000;

/** The `__Host-` prefix prevents other hosts from setting it, and needs https. */
const nameFor = ({ secure }: Request) => (secure ? '__Host-sabi-visitor' : 'sabi-visitor');

/** The visitor id of the cookie, or a new one that is set. */
export function getOrCreateVisitorId(request: Request, response: Response, secret: string): string {
  const known = readVisitorId(readCookie(request, nameFor(request)), secret);
  if (known) return known;
  const id = createVisitorId();
  response.cookie(nameFor(request), signVisitorId(id, secret), {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.secure,
    path: '/',
    maxAge: lifeMs,
  });
  return id;
}
