import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import type { StoredReport } from './report-repository';

export function viewReport(report: StoredReport): StaffReport {
  const { id, company_id: _company, created_at: createdAt, decided_at: decidedAt, ...rest } = report;
  return {
    report_id: id,
    ...rest,
    created_at: createdAt.toISOString(),
    decided_at: decidedAt?.toISOString() ?? null,
  };
}
