import type { Effect } from '@sabi/event-bus/bus';
import type { CvJob, CvRepository } from '../cvs/cv-repository';

/** Stores the progress of a job; never backwards, and not after it has ended. */
export function recordProgress(
  { progress_percent, ...job }: CvJob & { progress_percent: number },
  { cvs }: { cvs: CvRepository },
): Effect {
  return (transaction) => cvs.recordProgress(job, progress_percent, transaction);
}
