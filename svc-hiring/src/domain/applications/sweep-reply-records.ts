import { judgedDays } from '@sabi/contracts/hiring/reply-terms';
import { dayOf } from '@sabi/service-kit/jakarta-time';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import type { CompanyJobs } from '../companies/company-jobs';
import { addDays } from '../jobs/job-lifecycle';
import {
  computeReplyRecord,
  type JudgedEvent,
  rankMarksOf,
  type ReplyRecord,
} from '../reply-records/compute-reply-record';

export interface ReplyRecords {
  /** @returns false when a process has taken the day, or a later one */
  takeDay(day: string): Promise<boolean>;
  /** Companies that got applications since then, and those that have a record; without demonstration data. */
  listCompanies(since: Date): Promise<string[]>;
  listEvents(companyId: string, since: Date): Promise<JudgedEvent[]>;
  /** @returns the record before */
  store(
    companyId: string,
    stored: { record: ReplyRecord | null; now: Date },
    transaction: Transaction,
  ): Promise<ReplyRecord | null>;
}

interface SweepDependencies {
  readonly replyRecords: ReplyRecords;
  readonly companyJobs: Pick<CompanyJobs, 'recordChange'>;
  readonly transact: Transact;
}

/** Computes once a day how companies answer. A day that a killed process leaves unfinished is made up for by the next. */
export async function sweepReplyRecords(
  { now, signal }: { now: Date; signal: AbortSignal },
  { replyRecords, companyJobs, transact }: SweepDependencies,
): Promise<void> {
  if (!(await replyRecords.takeDay(dayOf(now)))) return;
  const since = addDays(now, -judgedDays.oldest);
  for (const companyId of await replyRecords.listCompanies(since)) {
    if (signal.aborted) return;
    const record = computeReplyRecord(await replyRecords.listEvents(companyId, since), now);
    await transact(async (transaction) => {
      const before = await replyRecords.store(companyId, { record, now }, transaction);
      if (isRankedOtherwise(before, record)) await companyJobs.recordChange({ companyId, now }, transaction);
    });
  }
}

function isRankedOtherwise(before: ReplyRecord | null, after: ReplyRecord | null): boolean {
  const [marksBefore, marksAfter] = [rankMarksOf(before), rankMarksOf(after)];
  return (
    marksBefore.hasReplyBadge !== marksAfter.hasReplyBadge ||
    marksBefore.hasUnansweredRecord !== marksAfter.hasUnansweredRecord
  );
}
