import type { CvParseErrorCode } from '@sabi/contracts/cv';
import { cvParseFailed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import type { Effect } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { CvParseRepository } from '../data-access/cv-parse-repository';
import { type CvJob, jobReference } from './cv-job';

export interface ReportDependencies {
  readonly outbox: Outbox;
  readonly parses: CvParseRepository;
}

/** The job ended well: its state and the message that tells of it, in one transaction. */
export function reportParsed(job: CvJob, resultKey: string, { outbox, parses }: ReportDependencies): Effect {
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

/** The job ended for good without a result. */
export function reportFailed(
  job: CvJob,
  code: CvParseErrorCode,
  { outbox, parses }: ReportDependencies,
): Effect {
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
