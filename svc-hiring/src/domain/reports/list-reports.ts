import type { ReportState, StaffReport } from '@sabi/contracts/http/hiring/staff';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { ReportRepository } from './report-repository';
import { viewReports, type ViewDependencies } from './view-reports';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listReports(
  {
    state,
    after,
    ids,
    now,
  }: { state: ReportState; after: string | undefined; ids: readonly string[] | null; now: Date },
  { reports, ...dependencies }: ViewDependencies & { reports: Pick<ReportRepository, 'list'> },
): Promise<{ reports: StaffReport[]; next: string | null }> {
  const found = await reports.list(state, { after: readPageStart(after), limit: pageSize + 1, ids });
  const { rows, next } = cutPage(found, ({ created_at: time, id }) => ({ time, id }));
  return { reports: await viewReports(rows, now, dependencies), next };
}
