import type { NextFunction, Request, Response } from 'express';
import { AppError } from '../errors';

/**
 * Rejects forms that another site has submitted in a visitor's browser (CSRF), by the headers that name the origin.
 * Accepts requests with neither header: they come from no current browser, and their sender could forge both.
 */
export function refuseOtherSites(request: Request, _response: Response, next: NextFunction): void {
  next(
    isFromOtherSite(request) ? new AppError('ACCESS_DENIED', { detail: 'Sent by another site' }) : undefined,
  );
}

function isFromOtherSite(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  // `none`: started by the visitor, such as a reload. Absent over plain HTTP.
  if (site) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('origin');
  return origin !== undefined && hostOf(origin) !== request.host;
}

/** @returns undefined for `null`, which a sandboxed page sends */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
