import { accountErased } from '@sabi/contracts/messages/account';
import { cvParseProgressed, cvParseRequested } from '@sabi/contracts/messages/cv';
import { aiErasureQueue, cvParseQueue } from '@sabi/contracts/messages/queues';
import {
  type Delivery,
  type Message,
  on,
  PermanentFailure,
  Postponed,
  type Subscription,
} from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Dependencies } from '../../dependencies';
import { type CvJob, jobReference } from '../../domain/cv-parsing/cv-job';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { deadLetterCv } from '../../domain/cv-parsing/dead-letter-cv';
import { parseCv } from '../../domain/cv-parsing/parse-cv';
import type { Env } from '../../env';
import { ModelFailure } from '../../domain/language-model/language-model';

/** How long a CV may wait for a resting model before that counts as an attempt. */
const modelWaitMs = 20 * 60_000;

/** What this service consumes. */
export function createSubscriptions(
  dependencies: Dependencies,
  { CV_QUEUE, CV_PARSE_CONCURRENCY }: Pick<Env, 'CV_QUEUE' | 'CV_PARSE_CONCURRENCY'>,
): Subscription[] {
  return [
    ...(CV_QUEUE === 'on' ? [createCvSubscription(dependencies, CV_PARSE_CONCURRENCY)] : []),
    {
      queue: aiErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: erased?.user_id, code }, 'account.erasure.dead-lettered');
      },
    },
  ];
}

function createCvSubscription(dependencies: Dependencies, concurrency: number): Subscription {
  return {
    queue: cvParseQueue,
    concurrency,
    handlers: [on(cvParseRequested, (job, delivery) => handleCv(job, delivery, dependencies))],
    onDead: async (message) => {
      const job = cvParseRequested.schema.safeParse(message.body);
      if (job.success) await deadLetterCv(job.data, dependencies);
    },
  };
}

async function handleCv(job: CvJob, { message, signal }: Delivery, dependencies: Dependencies) {
  // The sender has checked it, so a mismatch is not the user's mistake.
  if (!job.file_key.startsWith(`${job.user_id}/`)) throw new PermanentFailure('FILE_KEY_FOREIGN');
  const report = (percent: number) => reportProgress(job, percent, dependencies);
  try {
    return await parseCv(job, { signal, report }, dependencies);
  } catch (error) {
    throw signal.aborted || shouldPostpone(error, message)
      ? new Postponed('The CV waits', { cause: error })
      : error;
  }
}

function shouldPostpone(error: unknown, { occurredAt }: Message): boolean {
  const isResting = error instanceof ModelFailure && error.kind === 'resting';
  return isResting && Date.now() - occurredAt.getTime() < modelWaitMs;
}

/** Not awaited: a lost progress message changes nothing. */
function reportProgress(job: CvJob, percent: number, { messaging }: Dependencies): void {
  const message = createMessage(
    cvParseProgressed,
    { ...jobReference(job), progress_percent: percent },
    { actor: job.user_id },
  );
  messaging.bus.publish(message).catch(() => undefined);
}
