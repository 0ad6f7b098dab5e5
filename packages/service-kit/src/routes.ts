import { json, type Request, type RequestHandler, type Response, type Router } from 'express';
import type { Route, RouteAccess } from '@sabi/contracts/http/route';
import type { z } from 'zod';
import type { Authentication, Principal } from './authentication';
import { AppError } from './errors';
import type { Staff } from './staff';

type Parsed<Schema> = Schema extends z.ZodType ? z.infer<Schema> : undefined;

export interface RouteInput<R extends Route> {
  readonly params: Parsed<R['params']>;
  readonly query: Parsed<R['query']>;
  readonly body: Parsed<R['body']>;
  /** The caller; null only where the route's access is not `user` and no valid token came. */
  readonly principal: R['access'] extends 'user' ? Principal : Principal | null;
  /** The member of staff or the holder of a service key; only for the access `staff` or `admin`. */
  readonly staff: R['access'] extends 'staff' | 'admin' ? Staff : null;
  readonly request: Request;
  readonly response: Response;
}

/** A response declared by the route, or nothing when the handler has streamed its own. */
export type RouteAnswer<R extends Route> = {
  [Status in keyof R['responses']]: { status: Status; body: Parsed<R['responses'][Status]> };
}[keyof R['responses']];

export type RouteHandler<R extends Route> = (input: RouteInput<R>) => Promise<RouteAnswer<R> | undefined>;

/** A handler's result; keeps the status a literal, so that it is checked against the contract. */
export function answer<Status extends number, Body = undefined>(status: Status, body?: Body) {
  return { status, body: body as Body };
}

const parseJson = json({ limit: '100kb', strict: true });

/** Kinds of authentication needed by the mounted routes. */
export type RouteAuthentication = Partial<
  Pick<Authentication, 'required' | 'optional' | 'guarded' | 'serviceKey' | 'staff'> & {
    /** See requireServiceSecret. */
    readonly serviceSecret: RequestHandler;
  }
>;

/** @returns the middleware that authenticates a request. Publishers and providers use tokens of their own. */
function authenticationStage(
  { access, path, roles, admitsServiceKey }: Route,
  authentication: RouteAuthentication,
): RequestHandler | undefined {
  switch (access) {
    case 'user':
      return authentication.required;
    case 'admin':
      return authentication.serviceKey;
    case 'service':
      return authentication.serviceSecret;
    case 'staff':
      if (!roles) throw new Error(`${path} names no roles of the staff`);
      return authentication.staff?.({ roles, admitsServiceKey });
    case 'public':
    case 'publisher':
    case 'provider':
      return authentication.optional;
  }
}

const needsCaller = (access: RouteAccess): boolean => ['user', 'staff', 'admin', 'service'].includes(access);

/** Mounts a route of the contract: authenticates before the body is read, validates by its schemas, then calls. */
export function mountRoute<const R extends Route>(
  router: Router,
  route: R,
  handler: RouteHandler<R>,
  authentication: RouteAuthentication = {},
): void {
  const stages: RequestHandler[] = [];
  const stage = authenticationStage(route, authentication);
  if (stage) stages.push(stage);
  else if (needsCaller(route.access)) throw new Error(`${route.path} needs authentication`);
  if (route.guarded && authentication.guarded) stages.push(authentication.guarded);
  if (route.body) stages.push(requireJson, parseJson);
  stages.push(async (request, response) => {
    const input = {
      params: parse(route.params, request.params),
      query: parse(route.query, request.query),
      body: parse(route.body, request.body),
      principal: request.user ?? null,
      staff: request.staff ?? null,
      request,
      response,
    } as RouteInput<R>;
    const answer = await handler(input);
    if (!answer) return;
    if (answer.body === undefined) response.status(Number(answer.status)).end();
    else response.status(Number(answer.status)).json(answer.body);
  });
  router[route.method](expressPath(route.path), ...stages);
}

/** Mounted after the routes: 405 with `Allow` for another method of a known address. */
export function refuseOtherMethods(router: Router, routes: readonly Route[]): void {
  for (const path of new Set(routes.map((route) => route.path))) {
    const known = routes.filter((route) => route.path === path);
    const allowed = known.map(({ method }) => method.toUpperCase()).join(', ');
    router.all(expressPath(path), (_request, response) => {
      response.setHeader('Allow', allowed);
      throw new AppError('METHOD_NOT_ALLOWED');
    });
  }
}

/** `/resumes/{resumeId}` → `/resumes/:resumeId`. */
export function expressPath(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function requireJson(request: Request, _response: Response, next: (error?: unknown) => void): void {
  next(request.is('application/json') ? undefined : new AppError('MEDIA_TYPE_UNSUPPORTED'));
}

function parse(schema: z.ZodType | undefined, value: unknown): unknown {
  return schema && parseInput(schema, value ?? {});
}

/** @throws {AppError} REQUEST_INVALID with the faults by field */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues)
    (errors[path.join('.') || '(body)'] ??= []).push(message);
  throw new AppError('REQUEST_INVALID', { errors });
}
