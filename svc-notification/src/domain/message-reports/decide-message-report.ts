import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { MessageReport } from '@sabi/contracts/http/notification/message-reports';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import type { ThreadRepository } from '../threads/thread-repository';
import type { MessageReportRepository } from './message-report-repository';
import { type ViewDependencies, viewMessageReport } from './view-message-reports';

interface DecideInput {
  readonly reportId: string;
  readonly decision: 'upheld' | 'dismissed';
  readonly reason: string;
  readonly staff: Staff;
  readonly now: Date;
}

interface DecideDependencies extends ViewDependencies {
  readonly threads: Pick<ThreadRepository, 'listMessages' | 'setBlock'>;
  readonly messageReports: Pick<MessageReportRepository, 'find' | 'decide'>;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
}

/** Idempotent. @throws {AppError} REPORT_NOT_FOUND, REPORT_STATE_UNFIT when decided otherwise */
export async function decideMessageReport(
  { reportId, decision, reason, staff, now }: DecideInput,
  dependencies: DecideDependencies,
): Promise<MessageReport> {
  const { threads, messageReports, auditChain, transact } = dependencies;
  const outcome = { state: decision, decision_reason: reason, decided_at: now };
  const decided = await transact(async (transaction) => {
    const report = await messageReports.decide(reportId, outcome, transaction);
    if (!report) return null;
    const { thread_id: id, reporter_id: reporter, author_id: author } = report;
    if (decision === 'upheld') await threads.setBlock({ id, side: 'staff', isBlocked: true }, transaction);
    const about = [reporter, author].filter((each) => each !== null);
    await auditChain.append(
      {
        ...staffActor(staff),
        action: `message_report.${decision}`,
        subject: { type: 'message_report', id: reportId },
        payload: { about, details: reason },
      },
      transaction,
    );
    return report;
  });
  const known = decided ?? (await messageReports.find(reportId));
  if (!known) throw new AppError('REPORT_NOT_FOUND');
  if (known.state !== decision) throw new AppError('REPORT_STATE_UNFIT');
  return viewMessageReport(known, dependencies);
}
