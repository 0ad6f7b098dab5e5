import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { Effect } from '@sabi/event-bus/bus';
import { endResume, type EndResumeDependencies } from './finish-parse';
import type { ResumeJob } from '../cvs/cv-repository';

/** Ends a job that svc-ai could not parse. The profile stays as it is. */
export function failResume(
  { error_code, ...job }: ResumeJob & { error_code: CvParseErrorCode },
  dependencies: EndResumeDependencies,
): Effect {
  return async (transaction) => {
    await endResume(job, { state: 'failed', error_code }, dependencies, transaction);
  };
}
