import { recruiterReviewWorkingDays } from '@sabi/contracts/http/recruiter-review';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { Review } from './approval';

/** By when the team decides on a submission. */
export function findExpectedBy(submittedAt: Date): Date {
  return findEndOfWorkingDay(submittedAt, recruiterReviewWorkingDays);
}

export function isOverdue(review: Pick<Review, 'state' | 'submitted_at'>, now: Date): boolean {
  return review.state === 'pending' && now > findExpectedBy(review.submitted_at);
}
