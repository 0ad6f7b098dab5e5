import { recruiterReviewWorkingDays } from '@sabi/contracts/http/recruiter-review';
import type { Review } from './review';

const hour = 3_600_000;
const day = 24 * hour;
/** WIB has no summer time. */
const wibOffset = 7 * hour;
/** The team's day ends at this hour, WIB. */
const closingHour = 17;

/**
 * When the team will have decided what came at a moment: at the end of the second working day after the day it came on.
 * Saturdays and Sundays do not count; public holidays, which are set anew each year, do.
 */
export function findExpectedBy(submittedAt: Date): Date {
  let midnight = Math.floor((submittedAt.getTime() + wibOffset) / day) * day;
  for (let left = recruiterReviewWorkingDays; left > 0;) {
    midnight += day;
    if (isWorkingDay(midnight)) left -= 1;
  }
  return new Date(midnight + closingHour * hour - wibOffset);
}

/** @param midnight of a day as it is called in WIB */
function isWorkingDay(midnight: number): boolean {
  const weekday = new Date(midnight).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

export function isOverdue(review: Pick<Review, 'state' | 'submitted_at'>, now: Date): boolean {
  return review.state === 'pending' && now > findExpectedBy(review.submitted_at);
}
