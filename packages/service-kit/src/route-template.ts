import type { Request, Response } from 'express';

/** Where a proxy or a page handler says which of its addresses was asked for: express knows only of one for all. */
const localName = 'route';

/** For handlers that answer many addresses behind one of express. Never with anything a visitor chose in it. */
export function nameRoute(response: Response, template: string): void {
  response.locals[localName] = template;
}

/** The template of the address that was asked for, `/users/:id`; `unknown` where nobody answers it. */
export function routeOf({ route, baseUrl }: Request, { locals }: Response): string {
  const named: unknown = locals[localName];
  if (typeof named === 'string') return named;
  const path = (route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? `${baseUrl}${path}` : 'unknown';
}
