import type { ErrorCode } from '@sabi/contracts/errors';
import type { CvUploadFault } from '@sabi/contracts/profile/cv-file';
import { RequestFailed } from '@sabi/shell-sdk/http';

/** Key of its sentence. */
export type UploadFault =
  | 'type'
  | 'size'
  | 'content'
  | 'infected'
  | 'quota'
  | 'account'
  | 'limit'
  | 'unreachable';

export const faultOf: Readonly<Record<CvUploadFault, UploadFault>> = {
  RESUME_TYPE_UNSUPPORTED: 'type',
  RESUME_TOO_LARGE: 'size',
  RESUME_EMPTY: 'content',
};

const refusals: Readonly<Partial<Record<ErrorCode, UploadFault>>> = {
  RESUME_TYPE_UNSUPPORTED: 'type',
  MEDIA_TYPE_UNSUPPORTED: 'type',
  REQUEST_TOO_LARGE: 'size',
  RESUME_TOO_LARGE: 'quota', // the size of this file was checked before
  RESUME_EMPTY: 'content',
  RESUME_CONTENT_MISMATCH: 'content',
  RESUME_INFECTED: 'infected',
  ACCESS_DENIED: 'account',
  RATE_LIMITED: 'limit',
};

/** Why a CV was not stored, and whether the same file may be stored later. */
export function uploadFaultOf(error: unknown): { fault: UploadFault; canRetry: boolean } {
  const code = error instanceof RequestFailed ? error.code : undefined;
  const fault = (code && refusals[code]) ?? 'unreachable';
  return { fault, canRetry: fault === 'unreachable' || fault === 'limit' };
}
