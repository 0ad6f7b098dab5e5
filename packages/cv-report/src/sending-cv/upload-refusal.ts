import type { ErrorCode } from '@sabi/contracts/errors';
import { RequestFailed } from '@sabi/shell-sdk/http';

export type UploadRefusal =
  | 'type'
  | 'size'
  | 'quota'
  | 'content'
  | 'infected'
  | 'account'
  | 'limit'
  | 'session'
  | 'full';

const refusals: Readonly<Partial<Record<ErrorCode, UploadRefusal>>> = {
  RESUME_TYPE_UNSUPPORTED: 'type',
  MEDIA_TYPE_UNSUPPORTED: 'type',
  REQUEST_TOO_LARGE: 'size',
  RESUME_TOO_LARGE: 'quota', // the page has checked this file's size, so the sum exceeds the quota
  RESUME_EMPTY: 'content',
  RESUME_CONTENT_MISMATCH: 'content',
  RESUME_INFECTED: 'infected',
  STORAGE_FULL: 'full',
  ACCESS_DENIED: 'account',
  RATE_LIMITED: 'limit',
  TOKEN_MISSING: 'session',
  TOKEN_INVALID: 'session',
};

/** Why a CV was not stored; undefined where that was not the service's decision. */
export const findUploadRefusal = (error: unknown): UploadRefusal | undefined =>
  error instanceof RequestFailed && error.code ? refusals[error.code] : undefined;
