import type { Effect } from '@sabi/event-bus/bus';
import type { ParseReference, CvRepository } from '../cvs/cv-repository';

/** Stores progress; never backwards, and not after the parse has ended. */
export function recordProgress(
  { progress_percent, ...parse }: ParseReference & { progress_percent: number },
  { cvs }: { cvs: CvRepository },
): Effect {
  return (transaction) => cvs.recordProgress(parse, progress_percent, transaction);
}
