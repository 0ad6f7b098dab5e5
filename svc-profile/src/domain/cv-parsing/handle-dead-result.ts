import { fileKeySchema } from '@sabi/contracts/http/profile/profile';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import { z } from 'zod';
import { finishParse, type FinishParseDependencies } from './finish-parse';

const referenceSchema = z.object({ resume_id: z.uuid(), user_id: z.uuid(), file_key: fileKeySchema });

/**
 * Ends the parse of a dead-lettered result, so that its owner need not wait for the sweeper. No error code of
 * the catalogue fits.
 */
export async function handleDeadResult(
  { body }: { body: unknown },
  dependencies: FinishParseDependencies & { transact: Transact; logger: Logger },
): Promise<void> {
  const parse = referenceSchema.safeParse(body);
  if (!parse.success) return;
  const ended = await dependencies.transact((transaction) =>
    finishParse(parse.data, { state: 'failed', error_code: null }, dependencies, transaction),
  );
  if (ended) dependencies.logger.error({ resume_id: parse.data.resume_id }, 'cv.result.unusable');
}
