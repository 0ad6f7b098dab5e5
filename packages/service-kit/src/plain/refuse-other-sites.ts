import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors';

/**
 * Rejects forms that another site has submitted in a visitor's browser (CSRF), by the headers in which browsers name the origin.
 * A request with neither header is accepted: it comes from no current browser, and its sender could forge both.
 */
export function refuseOtherSites(request: Request, _response: Response, next: NextFunction): void {
  next(
    isFromOtherSite(request) ? new AppError('ACCESS_DENIED', { detail: 'Sent by another site' }) : undefined,
  );
}

function isFromOtherSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  // `none`: the visitor's own doing, such as a reload. Plain HTTP knows no such header.
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && hostOf(origin) !== request.host;
}

/** @returns undefined for `null`, as a sandboxed page sends it */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
