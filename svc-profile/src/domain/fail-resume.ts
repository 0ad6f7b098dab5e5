import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { Effect } from '@sabi/event-bus/bus';
import type { ResumeJob, ResumeRepository } from '../data-access/resume-repository';

/** Ends a job that svc-ai has given up. The profile stays as it is. */
export function failResume(
  { error_code, ...job }: ResumeJob & { error_code: CvParseErrorCode },
  { resumes }: { resumes: ResumeRepository },
): Effect {
  return async (transaction) => {
    await resumes.end(job, { state: 'failed', error_code }, transaction);
  };
}
