import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isAllowedRedirect } from '../../../domain/redirects/redirect-url';
import type { Settings } from '../../../domain/settings/settings';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const requestHeaders = new Set(
  [
    'Accept',
    'Authorization',
    'Content-Type',
    'X-Client-IP',
    'X-Client-Info',
    'X-JWT-AUD',
    'x-use-cookie',
    'X-Supabase-Api-Version',
    'apikey',
  ].map((name) => name.toLowerCase()),
);

const allowed = (origin: string) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
});
const exposed = { 'Access-Control-Expose-Headers': 'X-Total-Count, Link, X-Supabase-Api-Version' };

/**
 * By default any origin may call: sessions are sent in a header, which other sites do not have, never in a
 * cookie. Otherwise only allowed redirect targets may.
 */
export function allowOrigins({ siteUrl, redirectAllowList, mayAnyOriginCall }: Settings): RequestHandler {
  const rules = { siteUrl, allowList: redirectAllowList };
  return (request, response, next) => {
    const origin = request.get('Origin');
    if (!mayAnyOriginCall) response.vary('Origin');
    if (mayAnyOriginCall || (origin && isAllowedRedirect(origin, rules)))
      answerAllowed(mayAnyOriginCall ? '*' : (origin ?? ''), { request, response, next });
    else if (isPreflight(request)) response.status(204).end();
    else next();
  };
}

/** For requests without an origin: of a program, or of this site. */
export const headersWithoutOrigin = (mayAnyOriginCall: boolean): Readonly<Record<string, string>> =>
  mayAnyOriginCall ? { ...allowed('*'), ...exposed } : { Vary: 'Origin' };

const isPreflight = (request: Request) =>
  request.method === 'OPTIONS' && request.get('Access-Control-Request-Method') !== undefined;

function answerAllowed(
  origin: string,
  { request, response, next }: { request: Request; response: Response; next: NextFunction },
): void {
  response.set(allowed(origin));
  const askedMethod = request.get('Access-Control-Request-Method') ?? '';
  if (!isPreflight(request)) {
    response.set(exposed);
    next();
    return;
  }
  const askedHeaders = request.get('Access-Control-Request-Headers') ?? '';
  if (methods.includes(askedMethod) && areAllowed(askedHeaders)) {
    response.setHeader('Access-Control-Allow-Methods', askedMethod);
    if (askedHeaders) response.setHeader('Access-Control-Allow-Headers', askedHeaders);
  }
  response.status(204).end();
}

function areAllowed(names: string): boolean {
  return names
    .split(',')
    .every((name) => name.trim() === '' || requestHeaders.has(name.trim().toLowerCase()));
}
