import type { ReportState, StaffReport } from '@sabi/contracts/http/hiring/staff';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { ReportRepository } from './report-repository';
import { viewReport } from './view-report';

/** @throws {AppError} REQUEST_INVALID for a page that begins nowhere */
export async function listReports(
  { state, after }: { state: ReportState; after: string | undefined },
  { reports }: { reports: Pick<ReportRepository, 'list'> },
): Promise<{ reports: StaffReport[]; next: string | null }> {
  const found = await reports.list(state, { after: readPageStart(after), limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { reports: rows.map(viewReport), next };
}
