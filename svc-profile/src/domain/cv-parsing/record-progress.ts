import type { Effect } from '@sabi/event-bus/bus';
import type { ResumeJob, ResumeRepository } from '../../data-access/cv-repository';

/** Shows how far a job is; never backwards, and not after it has ended. */
export function recordProgress(
  { progress_percent, ...job }: ResumeJob & { progress_percent: number },
  { resumes }: { resumes: ResumeRepository },
): Effect {
  return (transaction) => resumes.recordProgress(job, progress_percent, transaction);
}
