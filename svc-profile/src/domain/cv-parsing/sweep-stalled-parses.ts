import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { StoredCv } from '../cvs/cv-repository';
import { createParseRequest } from '../cvs/create-parse-request';
import { finishParse, type FinishParseDependencies } from './finish-parse';

const minuteMs = 60_000;
const stuckAfterMs = { parsing: 15 * minuteMs, queued: 30 * minuteMs };
const maxRequeues = 3;
const batchSize = 100;

interface SweepDependencies extends FinishParseDependencies {
  readonly transact: Transact;
  readonly logger: Logger;
}

/**
 * Requests stalled parses again, for example after the broker lost its disk. Safe with several sweepers: one
 * of them changes each parse.
 */
export async function sweepStalledParses(
  { now }: { now: Date },
  dependencies: SweepDependencies,
): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const since = { queued: before(stuckAfterMs.queued), parsing: before(stuckAfterMs.parsing) };
  for (const cv of await dependencies.cvs.findStuck(since, batchSize)) {
    if (cv.requeues < maxRequeues) await requeueParse(cv, dependencies);
    else await endStalledParse(cv, dependencies);
  }
}

async function requeueParse(
  cv: StoredCv,
  { cvs, outbox, transact, logger }: SweepDependencies,
): Promise<void> {
  const request = createParseRequest(cv);
  const requeued = await transact(async (transaction) => {
    if (!(await cvs.requeue(cv, transaction))) return false;
    await outbox.append(request, transaction);
    return true;
  });
  if (requeued) logger.warn({ resume_id: cv.id, requeues: cv.requeues + 1 }, 'cv.requeued');
}

async function endStalledParse(
  { id: resume_id, user_id, file_key }: StoredCv,
  dependencies: SweepDependencies,
) {
  const parse = { resume_id, user_id, file_key };
  const ended = await dependencies.transact((transaction) =>
    finishParse(parse, { state: 'failed', error_code: 'OPENAI_ERROR' }, dependencies, transaction),
  );
  if (ended) dependencies.logger.error({ resume_id }, 'cv.parse.timed-out');
}
