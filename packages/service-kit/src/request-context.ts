import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

/** Links a log line, a message and an answer to the request that caused them. */
export interface RequestContext {
  readonly requestId: string;
  /** W3C trace id, 32 hex digits. */
  readonly traceId: string;
  /** W3C `traceparent` to send on. */
  readonly traceparent: string;
  /** Account of the request, once known. */
  readonly account?: string;
}

/** One per process, even for several bundled services: a message handled by one is a request of another. */
const storageKey = Symbol.for('sabi.request-context');
const registry = globalThis as { [storageKey]?: AsyncLocalStorage<RequestContext> };
const storage = (registry[storageKey] ??= new AsyncLocalStorage<RequestContext>());
const requestIdPattern = /^[\w-]{8,64}$/;
const traceparentPattern = /^00-([0-9a-f]{32})-([0-9a-f]{16})-0([01])$/;
const nothing = /^0+$/;

export function currentRequestContext(): RequestContext | undefined {
  return storage.getStore();
}

/** @returns undefined when malformed */
export function parseTraceparent(
  traceparent: string,
): { traceId: string; spanId: string; isSampled: boolean } | undefined {
  const [, traceId = '', spanId = '', flag] = traceparentPattern.exec(traceparent) ?? [];
  if (!traceId || nothing.test(traceId) || nothing.test(spanId)) return undefined;
  return { traceId, spanId, isSampled: flag === '1' };
}

/** The caller's id, if well formed. */
export function requestIdOf(given: string | readonly string[] = ''): string {
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID();
}

/** Continues the caller's trace if its headers are well formed, else starts one. */
export function createRequestContext(headers: { requestId?: string; traceparent?: string }): RequestContext {
  const { traceparent = '' } = headers;
  const requestId = requestIdOf(headers.requestId);
  const known = parseTraceparent(traceparent);
  // Passed on unchanged; where spans are collected, a span of this service replaces it.
  if (known) return { requestId, traceId: known.traceId, traceparent };
  const traceId = randomHex();
  return { requestId, traceId, traceparent: `00-${traceId}-${randomHex().slice(16)}-01` };
}

/** 32 digits with 122 random bits; Node caches these, while other random bytes cost a system call each. */
function randomHex(): string {
  return randomUUID().replaceAll('-', '');
}

export function runInRequestContext<T>(context: RequestContext, work: () => T): T {
  return storage.run(context, work);
}

export function noteAccount(account: string): void {
  const context = storage.getStore();
  if (context) Object.assign(context, { account });
}

/** Express middleware: opens the context and returns the id to the caller as `X-Request-Id`. */
export function requestContext(request: Request, response: Response, next: NextFunction): void {
  const requestId = request.get('x-request-id');
  const traceparent = request.get('traceparent');
  const context = createRequestContext({
    ...(requestId && { requestId }),
    ...(traceparent && { traceparent }),
  });
  response.setHeader('X-Request-Id', context.requestId);
  runInRequestContext(context, next);
}
