import type { Request, Response } from 'express';

/** Key of the template set by proxies and page handlers, as express knows only one template for all their addresses. */
const localName = 'route';

/** For handlers with many addresses behind one of express. The template must not contain input of a visitor. */
export function nameRoute(response: Response, template: string): void {
  response.locals[localName] = template;
}

/** Template of the requested address, `/users/:id`; `unknown` without a route. */
export function routeOf({ route, baseUrl }: Request, { locals }: Response): string {
  const named: unknown = locals[localName];
  if (typeof named === 'string') return named;
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${baseUrl}${path}` : 'unknown';
}
