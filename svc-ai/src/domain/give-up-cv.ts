import type { MongoClient } from 'mongodb';
import type { CvJob } from './cv-job';
import { type ReportDependencies, reportFailed } from './report-cv';

/** No attempt is left. The owner is told by what the last one broke on; a fault of ours reads as the service's absence. */
export async function giveUpCv(
  job: CvJob,
  deps: ReportDependencies & { client: MongoClient },
): Promise<void> {
  await deps.client.withSession((session) =>
    session.withTransaction(async () => {
      const fault = await deps.parses.findLastFault(job, session);
      await reportFailed(job, fault === 'extraction' ? 'NO_TEXT_EXTRACTED' : 'OPENAI_ERROR', deps)(session);
    }),
  );
}
