import { AppError } from '@sabi/service-kit/errors';
import type { Request } from 'express';

/** The caller's own token, to ask another service with. */
export function readAuthorization(request: Request): string {
  const { authorization } = request.headers;
  if (!authorization) throw new AppError('TOKEN_MISSING');
  return authorization;
}
