import { staffWorkingDays } from '@sabi/contracts/http/hiring/staff';
import { findEndOfWorkingDay, findLastOverdue } from '@sabi/service-kit/working-days';

/** Deadline of the staff for an item queued since a moment; ISO 8601. */
export const findDueTime = (queue: keyof typeof staffWorkingDays, since: Date): string =>
  findEndOfWorkingDay(since, staffWorkingDays[queue]).toISOString();

/** Items queued until then are overdue. */
export const findOverdueUntil = (queue: keyof typeof staffWorkingDays, now: Date): Date =>
  findLastOverdue(now, staffWorkingDays[queue]);
