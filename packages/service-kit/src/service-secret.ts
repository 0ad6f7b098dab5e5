import { createHash, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { AppError } from './errors';

/** Admits another service that sends the secret which the two share as its bearer token; none without a secret. */
export const requireServiceSecret =
  (secret: string | undefined): RequestHandler =>
  ({ headers }, _response, next) => {
    const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
    if (given === undefined) return next(new AppError('TOKEN_MISSING'));
    const isSame = secret !== undefined && timingSafeEqual(digest(given), digest(secret));
    next(isSame ? undefined : new AppError('TOKEN_INVALID'));
  };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
