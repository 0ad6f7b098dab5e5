import type { ApplicationSubject } from '@sabi/contracts/http/hiring/application-subjects';
import type { CompanyDirectory } from '../companies/company-repository';
import type { StoredJob } from '../jobs/job';
import type { JobDirectory } from '../jobs/job-repository';
import type { Memberships } from '../tenancy/memberships';
import { isReceived, type StoredApplication } from './application';
import type { ApplicationDirectory } from './application-repository';
import { maySeeApplications } from './may-see-applications';
import { viewCardOf } from './view-application';

interface SubjectInput {
  readonly userId: string;
  readonly ids: readonly string[];
  readonly now: Date;
}

interface SubjectDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'findReadable'>;
  readonly memberships: Pick<Memberships, 'listCompaniesOf'>;
  readonly jobDirectory: Pick<JobDirectory, 'findMany'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

/** Titles of the applications that the caller has sent or may see as a member; unordered. */
export async function listApplicationSubjects(
  { userId, ids, now }: SubjectInput,
  { applicationDirectory, memberships, jobDirectory, companyDirectory }: SubjectDependencies,
): Promise<ApplicationSubject[]> {
  const roles = new Map(
    (await memberships.listCompaniesOf(userId)).map(({ companyId, role }) => [companyId, role]),
  );
  const reader = { talentId: userId, companyIds: [...roles.keys()] };
  const found = await applicationDirectory.findReadable(ids, reader);
  const idsOf = (field: 'job_id' | 'company_id') => [...new Set(found.map((each) => each[field]))];
  const [jobs, companies] = await Promise.all([
    jobDirectory.findMany(idsOf('job_id')),
    companyDirectory.findMany(idsOf('company_id')),
  ]);
  const sideOf = (application: StoredApplication, job: StoredJob): ApplicationSubject['side'] | null => {
    if (application.talent_id === userId) return 'talent';
    const role = roles.get(application.company_id);
    const tenant = role && { companyId: application.company_id, userId, role };
    return tenant && isReceived(application) && maySeeApplications(tenant, job, now) ? 'company' : null;
  };
  return found.flatMap((application) => {
    const job = jobs.find(({ id }) => id === application.job_id);
    const company = companies.find(({ id }) => id === application.company_id);
    const side = job && sideOf(application, job);
    if (!company || !side) return [];
    return [
      {
        application_id: application.id,
        side,
        job: {
          job_id: job.id,
          public_no: job.public_no,
          slug: job.slug,
          title: application.job_title,
        },
        company: { name: company.name, slug: company.slug },
        applicant_name: side === 'company' ? viewCardOf(application, now).name : null,
      },
    ];
  });
}
