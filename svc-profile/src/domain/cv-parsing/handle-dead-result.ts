import { fileKeySchema } from '@sabi/contracts/http/profile/profile';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { finishParse, type FinishParseDependencies } from './finish-parse';

const jobSchema = z.object({ resume_id: z.uuid(), user_id: z.uuid(), file_key: fileKeySchema });

/**
 * Ends the job of a result that went to the dead-letter queue, so that its owner need not wait for the sweeper. No error code of
 * the catalogue fits, so the job has none.
 */
export async function handleDeadResult(
  { body }: { body: unknown },
  dependencies: FinishParseDependencies & { transact: Transact; logger: Logger },
): Promise<void> {
  const job = jobSchema.safeParse(body);
  if (!job.success) return;
  const ended = await dependencies.transact((transaction) =>
    finishParse(job.data, { state: 'failed', error_code: null }, dependencies, transaction),
  );
  if (ended) dependencies.logger.error({ resume_id: job.data.resume_id }, 'cv.result.unusable');
}
