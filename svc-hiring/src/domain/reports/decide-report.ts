import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transact } from '@sabi/service-kit/transaction';
import type { Audit } from '../audit/audit';
import { staffActor } from '@sabi/audit/staff-actor';
import type { ReportRepository } from './report-repository';
import { viewReports, type ViewDependencies } from './view-reports';

interface DecideInput {
  readonly reportId: string;
  readonly decision: 'upheld' | 'dismissed';
  readonly reason: string;
  readonly staff: Staff;
  readonly now: Date;
}

interface DecideDependencies extends ViewDependencies {
  readonly reports: ReportRepository;
  readonly audit: Audit;
  readonly transact: Transact;
}

/** Idempotent. @throws {AppError} REPORT_NOT_FOUND, REPORT_STATE_UNFIT when decided otherwise */
export async function decideReport(
  { reportId, decision, reason, staff, now }: DecideInput,
  dependencies: DecideDependencies,
): Promise<StaffReport> {
  const { reports, audit, transact } = dependencies;
  const outcome = { state: decision, decision_reason: reason, decided_at: now };
  const report = await transact(async (transaction) => {
    const decided = await reports.decide(reportId, outcome, transaction);
    if (!decided) return null;
    const subject = { type: 'report', id: reportId } as const;
    const payload = { about: decided.user_id ? [decided.user_id] : [], details: reason };
    await audit.record({ ...staffActor(staff), action: `report.${decision}`, subject, payload }, transaction);
    return decided;
  });
  const known = report ?? (await reports.find(reportId));
  if (!known) throw new AppError('REPORT_NOT_FOUND');
  if (known.state !== decision) throw new AppError('REPORT_STATE_UNFIT');
  const [view] = await viewReports([known], now, dependencies);
  if (!view) throw new AppError('REPORT_NOT_FOUND');
  return view;
}
