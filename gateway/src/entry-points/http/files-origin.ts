import { AppError } from '@sabi/service-kit/errors';
import type { RequestHandler } from 'express';

const safeMethods = new Set(['GET', 'HEAD']);
const filePath = /^\/storage\/v1\/object\//i;
/** We have written these ourselves, so the site may show them. */
const picturePath = /\/profile_[^/]*$/;

/**
 * Keeps what people have sent us apart from the site: where files have an origin of their own, they come from there alone, and
 * nothing else does. Nothing is taken for a picture whose name is not written plainly.
 */
export function keepFilesApart(filesOrigin: string | undefined): RequestHandler {
  if (!filesOrigin) return (_request, _response, next) => next();
  const { host: filesHost } = new URL(filesOrigin);
  return ({ method, path, headers }, _response, next) => {
    const isDownload = safeMethods.has(method) && filePath.test(path);
    const isAllowed = headers.host === filesHost ? isDownload : !isDownload || picturePath.test(path);
    next(isAllowed ? undefined : new AppError('ROUTE_NOT_FOUND'));
  };
}
