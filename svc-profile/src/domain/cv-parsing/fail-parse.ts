import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { Effect } from '@sabi/event-bus/bus';
import type { CvJob } from '../cvs/cv-repository';
import { finishParse, type FinishParseDependencies } from './finish-parse';

/** Ends a job that svc-ai could not parse. The profile stays as it is. */
export function failParse(
  { error_code, ...job }: CvJob & { error_code: CvParseErrorCode },
  dependencies: FinishParseDependencies,
): Effect {
  return async (transaction) => {
    await finishParse(job, { state: 'failed', error_code }, dependencies, transaction);
  };
}
