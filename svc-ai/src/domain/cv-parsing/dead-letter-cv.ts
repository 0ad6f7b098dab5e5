import type { Transact } from '@sabi/service-kit/transaction';
import type { CvJob } from './cv-job';
import { type FinishDependencies, failJob } from './finish-job';

/** Ends a job whose last attempt has failed, with the error code of its last fault. */
export async function deadLetterCv(
  job: CvJob,
  deps: FinishDependencies & { transact: Transact },
): Promise<void> {
  await deps.transact(async (transaction) => {
    const fault = await deps.parses.findLastFault(job, transaction);
    await failJob(job, fault === 'extraction' ? 'NO_TEXT_EXTRACTED' : 'OPENAI_ERROR', deps)(transaction);
  });
}
