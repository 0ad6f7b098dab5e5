import { AppError } from '@sabi/service-kit/errors';
import type { RequestHandler } from 'express';

const safeMethods = new Set(['GET', 'HEAD']);
const filePath = /^\/storage\/v1\/object\//i;
/** Profile pictures are re-encoded by us, so they may be served from the site's origin. */
const picturePath = /\/profile_[^/]*$/;

/**
 * Isolates uploaded files from the site's origin: with an origin for files set, files are served from it alone, and nothing
 * else is. A profile picture is recognised by the plain spelling of its path alone.
 */
export function isolateFiles(filesOrigin: string | undefined): RequestHandler {
  if (!filesOrigin) return (_request, _response, next) => next();
  const { host: filesHost } = new URL(filesOrigin);
  return ({ method, path, headers }, _response, next) => {
    const isDownload = safeMethods.has(method) && filePath.test(path);
    const isAllowed = headers.host === filesHost ? isDownload : !isDownload || picturePath.test(path);
    next(isAllowed ? undefined : new AppError('ROUTE_NOT_FOUND'));
  };
}
