import { findUploadRefusal, type UploadRefusal } from '@sabi/cv-report/sending-cv';
import type { CvUploadFault } from '@sabi/contracts/profile/cv-file';

/** Key of its sentence. */
export type UploadFault = Exclude<UploadRefusal, 'session' | 'full'> | 'unreachable';

export const faultOf: Readonly<Record<CvUploadFault, UploadFault>> = {
  RESUME_TYPE_UNSUPPORTED: 'type',
  RESUME_TOO_LARGE: 'size',
  RESUME_EMPTY: 'content',
};

/** Why a CV was not stored, and whether the same file may be stored later. */
export function uploadFaultOf(error: unknown): { fault: UploadFault; canRetry: boolean } {
  const refusal = findUploadRefusal(error);
  const isPassing = refusal === undefined || refusal === 'session' || refusal === 'full';
  const fault = isPassing ? 'unreachable' : refusal;
  return { fault, canRetry: isPassing || fault === 'limit' };
}
