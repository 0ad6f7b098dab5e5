import type { NextFunction, Request, Response } from 'express';
import { currentRequestContext, parseTraceparent, runInRequestContext } from './request-context';
import { routeOf } from './route-template';
import { startSpan } from './tracing';

/** Express middleware after `requestContext`: one span per request, named by its route template. */
export function traceRequest(request: Request, response: Response, next: NextFunction): void {
  const context = currentRequestContext();
  const traceparent = request.get('traceparent') ?? '';
  const span = startSpan(request.method, {
    kind: 'server',
    parent: parseTraceparent(traceparent) && traceparent,
    attributes: { 'http.request.method': request.method },
  });
  if (!context || !span) {
    next();
    return;
  }
  const { requestId } = context;
  response.once('close', () => {
    const route = routeOf(request, response);
    const { statusCode } = response;
    span.rename(`${request.method} ${route}`);
    span.set({ 'http.route': route, 'http.response.status_code': statusCode });
    if (!response.writableFinished) span.set({ 'sabi.aborted': true });
    if (statusCode >= 500) span.fail(new Error());
    span.end();
  });
  runInRequestContext({ requestId, traceId: span.traceId, traceparent: span.traceparent }, next);
}
