import type { Route } from '@sabi/contracts/http/route';
import type { RouteAnswer } from '@sabi/service-kit/routes';
import { withTimeout } from '@sabi/service-kit/timeout';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { Dependencies } from '../../../dependencies';
import { tooManyRequests } from '../../../domain/errors/common-errors';
import { IdentityError } from '../../../domain/errors/identity-error';
import { assertOwnSession } from '../../../domain/authentication/assert-own-session';
import { assertRequiredLevel } from '../../../domain/authentication/assert-required-level';
import type { AdminCaller, Caller } from '../../../domain/authentication/authenticate';
import type { ClientDescription } from '../../../domain/sessions/session';
import type { LimitedAction } from '../../../domain/settings/limit-settings';
import { rememberAccount } from '../acting-account';
import { clientNetwork, describeClient } from '../client';
import type { Authentication } from '../strategies/authentication';
import { assertMediaType, parseBody, readBody } from './body';
import { assertCaptcha } from './captcha';

export interface EndpointInput<R extends Route> {
  readonly body: R['body'] extends z.ZodType ? z.infer<R['body']> : undefined;
  /** Only with route access `user` or `admin`. */
  readonly caller: R['access'] extends 'user'
    ? Caller
    : R['access'] extends 'admin'
      ? AdminCaller
      : undefined;
  readonly client: ClientDescription;
  readonly request: Request;
  readonly response: Response;
}

export type EndpointHandler<R extends Route> = (input: EndpointInput<R>) => Promise<RouteAnswer<R>>;

export interface EndpointContext {
  readonly router: Router;
  readonly deps: Dependencies;
  readonly authentication: Authentication;
  /** Path prefix of the router. */
  readonly base: string;
  readonly maxRequestMs: number;
}

export interface EndpointOptions<R extends Route = Route> {
  readonly limit?: LimitedAction;
  readonly acceptsForms?: boolean;
  readonly mayBeEmpty?: boolean;
  readonly assertEnabled?: (request: Request) => void;
  readonly assertPrecondition?: (named: Pick<EndpointInput<R>, 'caller' | 'request'>) => unknown;
  readonly needsCaptcha?: boolean | ((request: Request) => boolean);
  readonly admitsApplications?: boolean;
  readonly admitsLowerLevel?: boolean;
}

/**
 * Mounts a route as GoTrue serves it: authenticates, reads and parses the body, calls the handler.
 * @param options.limit action that the request counts as
 * @param options.mayBeEmpty a missing body has no fields
 * @param options.assertEnabled throws for a disabled feature, after authentication and before the body is
 * read
 * @param options.assertPrecondition throws what GoTrue checks before the body, such as an unknown id in the
 * path; also called for an unreadable body
 * @param options.needsCaptcha whether a captcha is needed, if configured
 * @param options.admitsApplications also accepts an application's token, which acts for the account within
 * its scopes
 * @param options.admitsLowerLevel accepts a session without its account's second factor; the use case checks
 * what needs it
 */
export function mountEndpoint<const R extends Route>(
  { router, deps, authentication, base, maxRequestMs }: EndpointContext,
  route: R,
  handler: EndpointHandler<R>,
  {
    limit,
    assertEnabled,
    assertPrecondition,
    needsCaptcha,
    admitsApplications,
    admitsLowerLevel,
    ...reading
  }: EndpointOptions<R> = {},
): void {
  const serve = async (request: Request, response: Response): Promise<void> => {
    if (limit) await assertWithinLimit(limit, request, deps);
    const caller = await identify(route, { request, response }, authentication);
    if (caller && 'user' in caller) rememberAccount(response, caller.user.id);
    if (caller && 'session' in caller) {
      if (!admitsApplications) assertOwnSession(caller);
      if (!admitsLowerLevel) assertRequiredLevel(caller);
    }
    assertEnabled?.(request);
    if (route.body && deps.settings.isJsonAlone) assertMediaType(request, reading);
    if (route.body) await read(request, response);
    const named = { caller, request } as EndpointInput<R>;
    const body = await parseNamed(route, request, {
      ...reading,
      assertPrecondition: () => assertPrecondition?.(named),
    });
    if (isCaptchaNeeded(needsCaptcha, request))
      await assertCaptcha({ request, response, body }, { ...deps, authentication });
    const client = describeClient(request);
    const answer = await handler({ body, caller, client, request, response } as EndpointInput<R>);
    send(response, answer);
  };
  router[route.method](expressPath(route, base), (request, response) =>
    withTimeout(maxRequestMs, serve(request, response), timedOut),
  );
}

/** Mounted after the endpoints: 405 without a body for a known path. */
export function refuseOtherMethods({ router, base }: EndpointContext, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => expressPath(route, base)))) {
    const known = routes.filter((route) => expressPath(route, base) === path);
    const allowed = known.map(({ method }) => method.toUpperCase()).join(', ');
    router.all(path, (_request, response) => {
      response.setHeader('Allow', allowed).status(405).end();
    });
  }
}

/** Mounted last: 404. */
export const answerNotFound: RequestHandler = (_request, response) => {
  response.status(404).type('text/plain').send('404 page not found\n');
};

/** The first value of a query parameter; empty if missing. */
export function queryValue(request: Request, name: string): string {
  return new URL(request.originalUrl, 'http://localhost').searchParams.get(name) ?? '';
}

/** A parameter of the path. */
export function pathValue(request: Request, name: string): string {
  return String(request.params[name]);
}

/**
 * For routes whose counted action depends on the body. @throws {IdentityError} over_request_rate_limit
 * @throws {IdentityError} over_request_rate_limit
 */
export async function assertWithinLimit(
  action: LimitedAction,
  request: Request,
  deps: Dependencies,
): Promise<void> {
  const waitSeconds = await deps.requestLimits.begin(action, clientNetwork(request, deps.settings.limits));
  if (waitSeconds > 0) throw tooManyRequests(waitSeconds);
}

async function parseNamed(
  { body }: Route,
  request: Request,
  { assertPrecondition, ...reading }: Parameters<typeof parseBody>[2] & { assertPrecondition: () => unknown },
): Promise<unknown> {
  if (!body) return undefined;
  try {
    return parseBody(body, request, reading);
  } catch (error) {
    await assertPrecondition();
    throw error;
  }
}

function isCaptchaNeeded(needsCaptcha: EndpointOptions['needsCaptcha'], request: Request): boolean {
  return typeof needsCaptcha === 'function' ? needsCaptcha(request) : needsCaptcha === true;
}

async function identify(
  { access }: Route,
  exchange: { request: Request; response: Response },
  authentication: Authentication,
): Promise<Caller | AdminCaller | undefined> {
  if (access === 'user') return authentication.caller(exchange);
  if (access === 'admin') return authentication.admin(exchange);
  return undefined;
}

function read(request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    readBody(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

function send(response: Response, { status, body }: { status: unknown; body: unknown }): void {
  if (response.headersSent) return; // after a timeout
  response.status(Number(status));
  if (body === undefined || body === null) {
    response.end();
    return;
  }
  // Not by Express, which would hash it for an ETag; responses are never cached.
  const text = JSON.stringify(body);
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}

const timedOut = () =>
  new IdentityError(
    504,
    'request_timeout',
    'Processing this request timed out, please retry after a moment.',
    { retryAfterSeconds: 5 },
  );

/** `/auth/v1/admin/users/{userId}` → `/admin/users/:userId`. */
function expressPath({ path }: Route, base: string): string {
  return path.slice(base.length).replaceAll(/\{(\w+)\}/g, ':$1');
}
