import type { Logger } from '@sabi/service-kit/logger';
import { type CopyDependencies, copyCvFile } from './copy-cv-file';
import type { CvFileRows, DueCvFile } from './cv-file-rows';

export interface SweepCvFilesDependencies extends CopyDependencies {
  readonly cvFileRows: CvFileRows;
  readonly logger: Pick<Logger, 'warn'>;
}

const batchSize = 100;
/** The rest waits for the next sweep. */
const mostBatches = 10;
const retryAfterMs = 5 * 60_000;
/** An attempt that fails later is the last: the company sees that there is no file. */
const copyWithinMs = 7 * 24 * 3_600_000;

/** Copies files whose application's call could not, and deletes those of erased accounts once more. */
export async function sweepCvFiles(
  { now, signal }: { now: Date; signal?: AbortSignal },
  dependencies: SweepCvFilesDependencies,
): Promise<void> {
  const { cvFileRows, logger } = dependencies;
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const due = await cvFileRows.listDue(now, batchSize);
    for (const each of due)
      try {
        await sweepOne(each, now, dependencies);
      } catch (error) {
        logger.warn({ err: error, application_id: each.id }, 'application.cv-file.failed');
        await postpone(each, now, cvFileRows);
      }
    if (due.length < batchSize || signal?.aborted) return;
  }
}

async function sweepOne(due: DueCvFile, now: Date, dependencies: SweepCvFilesDependencies): Promise<void> {
  const { fileStore, cvFileRows } = dependencies;
  const { cv_file: file } = due;
  if (file.state === 'erased' || due.is_failed || due.talent_id === null) {
    await fileStore.delete(file.key);
    return cvFileRows.change(due, { from: file.state, to: null });
  }
  if (!due.is_received) return postpone(due, now, cvFileRows);
  try {
    await copyCvFile(due, dependencies);
  } catch (error) {
    if (now.getTime() - due.created_at.getTime() < copyWithinMs) throw error;
    const lost = { ...file, source_key: null, state: 'lost', next_at: null } as const;
    await cvFileRows.change(due, { from: file.state, to: lost });
  }
}

const postpone = (due: DueCvFile, now: Date, cvFileRows: Pick<CvFileRows, 'change'>): Promise<void> =>
  cvFileRows.change(due, {
    from: due.cv_file.state,
    to: { ...due.cv_file, next_at: new Date(now.getTime() + retryAfterMs) },
  });
