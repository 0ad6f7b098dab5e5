import type { StaffReport } from '@sabi/contracts/http/hiring/staff';
import type { CompanyDirectory } from '../companies/company-repository';
import type { JobDirectory } from '../jobs/job-repository';
import { findDueTime } from '../due-times/find-due-time';
import { viewJobsForStaff } from '../moderation/view-for-staff';
import type { StoredReport } from './report-repository';

export interface ViewDependencies {
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

/** Reports with the current state of their jobs. */
export async function viewReports(
  reports: readonly StoredReport[],
  now: Date,
  dependencies: ViewDependencies,
): Promise<StaffReport[]> {
  const ids = new Set(reports.map(({ job_id: id }) => id));
  const jobs = await viewJobsForStaff(await dependencies.jobDirectory.findMany([...ids]), now, dependencies);
  const jobOf = new Map(jobs.map((job) => [job.job_id, job]));
  return reports.map((report) => {
    const { id, company_id: _company, created_at: createdAt, decided_at: decidedAt, ...rest } = report;
    return {
      report_id: id,
      ...rest,
      created_at: createdAt.toISOString(),
      decided_at: decidedAt?.toISOString() ?? null,
      due_at: report.state === 'open' ? findDueTime('reports', createdAt) : null,
      job: jobOf.get(report.job_id) ?? null,
    };
  });
}
