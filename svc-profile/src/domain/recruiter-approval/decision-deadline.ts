import { recruiterReviewWorkingDays } from '@sabi/contracts/http/recruiter-review';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';
import type { Review } from './approval';

/** When the team will have decided what came at a moment. */
export function findExpectedBy(submittedAt: Date): Date {
  return findEndOfWorkingDay(submittedAt, recruiterReviewWorkingDays);
}

export function isOverdue(review: Pick<Review, 'state' | 'submitted_at'>, now: Date): boolean {
  return review.state === 'pending' && now > findExpectedBy(review.submitted_at);
}
