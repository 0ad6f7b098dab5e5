import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { staffActor } from '@sabi/audit/staff-actor';
import type { ReportRepository } from './report-repository';
import { viewReport } from './view-report';

interface DecideInput {
  readonly reportId: string;
  readonly decision: 'upheld' | 'dismissed';
  readonly reason: string;
  readonly staff: Staff;
  readonly now: Date;
}

/** Sent twice it counts once. @throws {AppError} REPORT_NOT_FOUND, REPORT_STATE_UNFIT where it was decided otherwise */
export async function decideReport(
  { reportId, decision, reason, staff, now }: DecideInput,
  { reports, audit, transact }: { reports: ReportRepository; audit: Audit; transact: Transact },
): Promise<StaffReport> {
  const outcome = { state: decision, decision_reason: reason, decided_at: now };
  const report = await transact(async (transaction) => {
    const decided = await reports.decide(reportId, outcome, transaction);
    if (!decided) return null;
    const subject = { type: 'report', id: reportId } as const;
    const payload = { about: decided.user_id ? [decided.user_id] : [], details: reason };
    await audit.record({ ...staffActor(staff), action: `report.${decision}`, subject, payload }, transaction);
    return decided;
  });
  if (report) return viewReport(report);
  const known = await reports.find(reportId);
  if (!known) throw new AppError('REPORT_NOT_FOUND');
  if (known.state !== decision) throw new AppError('REPORT_STATE_UNFIT');
  return viewReport(known);
}
