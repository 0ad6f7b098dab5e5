import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import type { Effect } from '@sabi/event-bus/bus';
import type { ParseReference } from '../cvs/cv-repository';
import { finishParse, type FinishParseDependencies } from './finish-parse';

/** Ends a parse that svc-ai reported as failed. The profile does not change. */
export function failParse(
  { error_code, ...parse }: ParseReference & { error_code: CvParseErrorCode },
  dependencies: FinishParseDependencies,
): Effect {
  return async (transaction) => {
    await finishParse(parse, { state: 'failed', error_code }, dependencies, transaction);
  };
}
