import type { MessageReportReason } from '@sabi/contracts/notification/thread-terms';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Inboxes } from '../notifications/inboxes';
import { type OpenDependencies, openThread, type ThreadCaller } from '../threads/open-thread';
import type { MessageReportRepository } from './message-report-repository';

interface ReportInput extends ThreadCaller {
  readonly reportId: string;
  readonly messageNo: number;
  readonly reason: MessageReportReason;
  readonly text: string | undefined;
}

interface ReportDependencies extends OpenDependencies {
  readonly messageReports: Pick<MessageReportRepository, 'add'>;
  readonly messageReportLimit: Pick<AttemptLimiter, 'begin'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly inboxes: Pick<Inboxes, 'advance'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

/** @throws {AppError} THREAD_NOT_FOUND, MESSAGE_NOT_FOUND, RATE_LIMITED */
export async function reportMessage(
  { reportId, messageNo, reason, text, ...caller }: ReportInput,
  dependencies: ReportDependencies,
): Promise<void> {
  const { threads, messageReports, messageReportLimit, erasedAccounts, inboxes, transact, now } =
    dependencies;
  const { thread, side, userId } = await openThread(caller, dependencies);
  const [message] = await threads.listMessages({ threadId: thread.id, after: messageNo - 1, limit: 1 });
  if (message?.no !== messageNo || message.side === side) throw new AppError('MESSAGE_NOT_FOUND');
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const wait = await messageReportLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const report = {
    id: reportId,
    thread_id: thread.id,
    company_id: thread.company_id,
    message_no: messageNo,
    reason,
    text: text ?? null,
    reporter_side: side,
    reporter_id: userId,
    author_id: message.author_id,
    state: 'open' as const,
    decision_reason: null,
    created_at: now(),
    decided_at: null,
  };
  await transact(async (transaction) => {
    await inboxes.advance(userId, transaction); // the lock that the erasure takes too
    if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
    await messageReports.add(report, transaction);
  });
}
