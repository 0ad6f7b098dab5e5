import { AppError } from '@sabi/service-kit/errors';
import type { Request } from 'express';

/** The caller's token, for requests to other services. */
export function readAuthorization(request: Request): string {
  const { authorization } = request.headers;
  if (!authorization) throw new AppError('TOKEN_MISSING');
  return authorization;
}
