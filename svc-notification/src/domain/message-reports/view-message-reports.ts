import {
  type MessageReport,
  messageReportWorkingDays,
} from '@sabi/contracts/http/notification/message-reports';
import { findEndOfWorkingDay, findLastOverdue } from '@sabi/service-kit/working-days';
import type { ThreadRepository } from '../threads/thread-repository';
import type { StoredMessageReport } from './message-report';

const shownMessages = 10;

export interface ViewDependencies {
  readonly threads: Pick<ThreadRepository, 'listMessages'>;
}

/** With the messages as they are now: texts that were erased are gone here too. */
export const viewMessageReports = (
  reports: readonly StoredMessageReport[],
  dependencies: ViewDependencies,
): Promise<MessageReport[]> => Promise.all(reports.map((report) => viewMessageReport(report, dependencies)));

export async function viewMessageReport(
  { id, created_at: createdAt, decided_at: decidedAt, ...report }: StoredMessageReport,
  { threads }: ViewDependencies,
): Promise<MessageReport> {
  const { thread_id: threadId, message_no: no } = report;
  const after = Math.max(0, no - shownMessages);
  const messages = await threads.listMessages({ threadId, after, limit: no - after });
  return {
    ...report,
    report_id: id,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
    due_at:
      report.state === 'open' ? findEndOfWorkingDay(createdAt, messageReportWorkingDays).toISOString() : null,
    messages: messages.map(({ no: number, side, text, at }) => ({
      no: number,
      side,
      text,
      at: at.toISOString(),
    })),
  };
}

/** Reports that were made until then are overdue. */
export const findReportsOverdueUntil = (now: Date): Date => findLastOverdue(now, messageReportWorkingDays);
