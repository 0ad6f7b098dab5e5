import type { Effect } from '@sabi/event-bus/bus';
import type { ResumeJob, ResumeRepository } from '../cvs/cv-repository';

/** Stores the progress of a job; never backwards, and not after it has ended. */
export function recordProgress(
  { progress_percent, ...job }: ResumeJob & { progress_percent: number },
  { resumes }: { resumes: ResumeRepository },
): Effect {
  return (transaction) => resumes.recordProgress(job, progress_percent, transaction);
}
