import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';
import { cvParseFailed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import type { Effect } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type CvJob, jobReference } from './cv-job';
import type { CvParseRepository } from './cv-parse-repository';

export interface FinishDependencies {
  readonly outbox: Outbox;
  readonly parses: CvParseRepository;
}

/** Stores the job's success and appends its message to the outbox, in one transaction. */
export function completeJob(job: CvJob, resultKey: string, { outbox, parses }: FinishDependencies): Effect {
  const message = createMessage(
    cvParseSucceeded,
    { ...jobReference(job), result_key: resultKey },
    { actor: job.user_id },
  );
  return async (session) => {
    await parses.markParsed(job, resultKey, session);
    await outbox.append(message, session);
  };
}

/** The same for a job that has failed for good. */
export function failJob(job: CvJob, code: CvParseErrorCode, { outbox, parses }: FinishDependencies): Effect {
  const message = createMessage(
    cvParseFailed,
    { ...jobReference(job), error_code: code },
    { actor: job.user_id },
  );
  return async (session) => {
    await parses.markFailed(job, code, session);
    await outbox.append(message, session);
  };
}
