import type { MongoClient } from 'mongodb';
import type { CvJob } from './cv-job';
import { type FinishDependencies, failJob } from './finish-job';

/** Ends a job whose last attempt has failed, with the error code of its last fault. */
export async function deadLetterCv(
  job: CvJob,
  deps: FinishDependencies & { client: MongoClient },
): Promise<void> {
  await deps.client.withSession((session) =>
    session.withTransaction(async () => {
      const fault = await deps.parses.findLastFault(job, session);
      await failJob(job, fault === 'extraction' ? 'NO_TEXT_EXTRACTED' : 'OPENAI_ERROR', deps)(session);
    }),
  );
}
