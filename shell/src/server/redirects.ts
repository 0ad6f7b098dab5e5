import { findMovedPath } from '@sabi/contracts/gateway/base-path';
import { languagePreferenceKey, localizedPath, parseLocalizedPath } from '@sabi/contracts/language';
import { readCookie } from '@sabi/service-kit/read-cookie';
import type { NextFunction, Request, Response } from 'express';
import type { RegistryClient } from './registry-client';

/** Browsers forget a moved address after an hour, so that remotes can use it again. */
export const movedCaching = 'public, max-age=3600';

/** Addresses that remotes declare as moved. */
export function redirectMovedPages(registry: Pick<RegistryClient, 'get'>) {
  return (request: Request, response: Response, next: NextFunction): void => {
    const { language, path } = parseLocalizedPath(request.path);
    const search = request.originalUrl.slice(request.path.length);
    const to = findMovedPath(registry.get().remotes, path, search);
    if (to === undefined) return next();
    response.setHeader('Cache-Control', movedCaching);
    response.redirect(301, localizedPath(language, toOwnPath(to)));
  };
}

/** Redirects to the canonical address of a page: no trailing slash, no `/en`; and `/` to the chosen language. */
export function redirectToCanonicalAddress(request: Request, response: Response, next: NextFunction): void {
  const { path } = request;
  const query = request.originalUrl.slice(path.length);
  const localized = parseLocalizedPath(path);
  if (/^[/\\]{2}/.test(localized.path))
    return response.redirect(301, `${localizedPath(localized.language, toOwnPath(localized.path))}${query}`);
  if (path !== '/' && path.endsWith('/'))
    return response.redirect(301, `${withoutTrailingSlashes(path)}${query}`);
  if (path === '/en' || path.startsWith('/en/'))
    return response.redirect(301, `${toOwnPath(path.slice(3))}${query}`);
  if (path === '/') {
    response.vary('Cookie');
    if (hasChosenIndonesian(request)) {
      response.setHeader('Cache-Control', 'private, no-store');
      return response.redirect(302, `/id${query}`);
    }
  }
  next();
}

/**
 * A provider's answer that belongs to no known sign-in leads to the site's root, as the page to return to is unknown.
 * Its failure is shown on the sign-in page.
 */
export function redirectFailedSignIn(request: Request, response: Response, next: NextFunction): void {
  const { language, path } = parseLocalizedPath(request.path);
  if (path !== '/' || request.query['error_code'] === undefined) return next();
  const chosen = request.path === '/' && hasChosenIndonesian(request) ? 'id' : language;
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(
    302,
    `${localizedPath(chosen, '/auth')}${request.originalUrl.slice(request.path.length)}`,
  );
}

/** Prevents open redirects: browsers resolve `//host` and `/\host` to other sites. */
export function toOwnPath(path: string): string {
  return path.replace(/^[/\\]*/, '/');
}

/** Without a regular expression, which would retry from every slash of an address full of them. */
function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

function hasChosenIndonesian(request: Request): boolean {
  return readCookie(request, languagePreferenceKey) === 'id';
}
