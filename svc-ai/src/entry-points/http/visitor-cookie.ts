import type { Request, Response } from 'express';
import { visitorDays } from '../../domain/usage-limits';
import { createVisitorId, readVisitorId, signVisitorId } from '../../domain/visitor-id';

const lifeMs = visitorDays * 24 * 60 * 60 * 1000;

/** Only over https can a cookie keep the name that no other host can set. */
const nameFor = ({ secure }: Request) => (secure ? '__Host-sabi-visitor' : 'sabi-visitor');

/**
 * The id the visitor's browser has, or a new one for it to keep. No script can read it, and no other site makes a browser
 * send it along with a question.
 */
export function giveVisitorId(request: Request, response: Response, secret: string): string {
  const known = readVisitorId(findCookie(request, nameFor(request)), secret);
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

function findCookie(request: Request, name: string): string | undefined {
  const pairs = (request.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
