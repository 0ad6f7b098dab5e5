import { dayOf } from '@sabi/service-kit/jakarta-time';
import { addDays } from '../jobs/job-lifecycle';
import type { StoredEvent } from './application';
import { computeReplyRecord, judgedDays, type ReplyRecord } from './reply-record';

export interface ReplyRecords {
  /** @returns false when a process has taken the day, or a later one */
  takeDay(day: string): Promise<boolean>;
  /** Companies that got applications since then. */
  listCompanies(since: Date): Promise<string[]>;
  listEvents(companyId: string, since: Date): Promise<Pick<StoredEvent, 'application_id' | 'type' | 'at'>[]>;
  store(companyId: string, record: ReplyRecord | null, now: Date): Promise<void>;
}

/** Computes once a day how companies answer. A day that a killed process leaves unfinished is made up for by the next. */
export async function sweepReplyRecords(
  { now, signal }: { now: Date; signal: AbortSignal },
  { replyRecords }: { replyRecords: ReplyRecords },
): Promise<void> {
  if (!(await replyRecords.takeDay(dayOf(now)))) return;
  const since = addDays(now, -judgedDays.oldest);
  for (const companyId of await replyRecords.listCompanies(since)) {
    if (signal.aborted) return;
    const record = computeReplyRecord(await replyRecords.listEvents(companyId, since), now);
    await replyRecords.store(companyId, record, now);
  }
}
