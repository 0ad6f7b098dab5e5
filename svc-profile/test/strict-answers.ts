import type { HttpMethod, Route } from '@sabi/contracts/http/route';
import { findUndeclaredFields } from '@sabi/test-kit/openapi/undeclared-fields';
import express, { type Response } from 'express';

/**
 * Turns every response that does not match its route's declaration into an error, so that the requesting test
 * fails.
 */
export function refuseUndeclaredAnswers(routes: readonly Route[]): void {
  const json = Reflect.get(express.response, 'json') as (this: Response, body: unknown) => Response;
  express.response.json = function (this: Response, body: unknown) {
    const route = findRoute(routes, this.req.method, (this.req.route as { path?: string } | undefined)?.path);
    if (route && this.statusCode < 400) assertDeclared(route, this.statusCode, body);
    return json.call(this, body);
  };
}

/** @throws when the body does not match the route's declaration */
export function assertDeclared(route: Route, status: number, body: unknown): void {
  const sent = JSON.parse(JSON.stringify(body)) as unknown;
  const undeclared = findUndeclaredFields(route, status, sent);
  if (undeclared === null) throw new Error(`${route.path} declares no body for ${status}`);
  if (undeclared.length > 0) throw new Error(`${route.path} does not declare ${undeclared.join(', ')}`);
}

function findRoute(routes: readonly Route[], method: string, mountedAt = ''): Route | undefined {
  const path = mountedAt.replaceAll(/:(\w+)/g, '{$1}');
  return routes.find((route) => route.path === path && route.method === (method.toLowerCase() as HttpMethod));
}
