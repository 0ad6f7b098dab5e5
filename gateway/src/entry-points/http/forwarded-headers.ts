import type { NextFunction, Request, Response } from 'express';
import { currentRequestContext } from '@sabi/service-kit/request-context';

/** Internal headers, which are dropped from external requests. */
const internalHeaders = /^(x-user-|x-forwarded-|x-internal-|x-real-ip$|forwarded$|x-actor$)/;

/** Replaces forwarded headers of the client by the gateway's own, so that services can trust them. */
export function rewriteForwardedHeaders(request: Request, _response: Response, next: NextFunction): void {
  const { ip = '', protocol, headers } = request;
  const host = headers.host ?? '';
  for (const name of Object.keys(headers))
    if (internalHeaders.test(name)) Reflect.deleteProperty(headers, name);
  const context = currentRequestContext();
  headers['x-forwarded-for'] = ip;
  headers['x-forwarded-proto'] = protocol;
  headers['x-forwarded-host'] = host;
  if (context) {
    headers['x-request-id'] = context.requestId;
    headers['traceparent'] = context.traceparent;
  }
  next();
}
