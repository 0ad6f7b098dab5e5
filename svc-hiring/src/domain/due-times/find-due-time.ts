import { staffWorkingDays } from '@sabi/contracts/http/hiring/staff';
import { findEndOfWorkingDay } from '@sabi/service-kit/working-days';

/** By when the staff decides what waits in a queue since a moment; ISO 8601. */
export const findDueTime = (queue: keyof typeof staffWorkingDays, since: Date): string =>
  findEndOfWorkingDay(since, staffWorkingDays[queue]).toISOString();
