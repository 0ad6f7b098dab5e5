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
import { type ParseRequest, parseReference } from '../../domain/cv-parsing/parse-request';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { deadLetterCv } from '../../domain/cv-parsing/dead-letter-cv';
import { parseCv } from '../../domain/cv-parsing/parse-cv';
import type { Env } from '../../env';
import { ModelFailure } from '../../domain/language-model/language-model';

/** How long a CV may wait for a resting model before it counts as an attempt. */
const modelWaitMs = 20 * 60_000;

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
    handlers: [on(cvParseRequested, (request, delivery) => handleCv(request, delivery, dependencies))],
    onDead: async (message) => {
      const request = cvParseRequested.schema.safeParse(message.body);
      if (request.success) await deadLetterCv(request.data, dependencies);
    },
  };
}

async function handleCv(request: ParseRequest, { message, signal }: Delivery, dependencies: Dependencies) {
  // The sender has checked it, so a mismatch is no user's mistake.
  if (!request.file_key.startsWith(`${request.user_id}/`)) throw new PermanentFailure('FILE_KEY_FOREIGN');
  const report = (percent: number) => reportProgress(request, percent, dependencies);
  try {
    return await parseCv(request, { signal, report }, dependencies);
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

/** Not awaited, because a lost progress message is harmless. */
function reportProgress(request: ParseRequest, percent: number, { messaging }: Dependencies): void {
  const message = createMessage(
    cvParseProgressed,
    { ...parseReference(request), progress_percent: percent },
    { actor: request.user_id },
  );
  messaging.bus.publish(message).catch(() => undefined);
}
