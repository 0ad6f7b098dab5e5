import type { RequestHandler } from 'express';

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

/** Any origin may call: a session travels in a header that no other site's page has, never in a cookie. */
export const allowAnyOrigin: RequestHandler = (request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Allow-Credentials', 'true');
  const askedMethod = request.get('Access-Control-Request-Method');
  if (request.method !== 'OPTIONS' || !askedMethod) {
    response.setHeader('Access-Control-Expose-Headers', 'X-Total-Count, Link, X-Supabase-Api-Version');
    next();
    return;
  }
  const askedHeaders = request.get('Access-Control-Request-Headers') ?? '';
  if (methods.includes(askedMethod) && areAllowed(askedHeaders)) {
    response.setHeader('Access-Control-Allow-Methods', askedMethod);
    if (askedHeaders) response.setHeader('Access-Control-Allow-Headers', askedHeaders);
  }
  response.status(204).end();
};

function areAllowed(names: string): boolean {
  return names
    .split(',')
    .every((name) => name.trim() === '' || requestHeaders.has(name.trim().toLowerCase()));
}
