import type { RejectionReason } from '@sabi/contracts/hiring/application-terms';
import type { Language } from '@sabi/contracts/language';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyDirectory } from '../../companies/company-repository';
import type { JobRepository } from '../../jobs/job-repository';
import { assertPlaceholdersKnown } from '../../letters/render-letter';
import { assertMay } from '../../tenancy/rights';
import type { Tenant } from '../../tenancy/tenant';
import { isReceived, type StoredApplication, type StoredLetter } from '../application';
import type { ApplicationRepository } from '../application-repository';
import { maySeeApplications } from '../may-see-applications';
import { writeLetter } from './write-letter';

interface PreviewInput {
  readonly tenant: Tenant;
  /** Without one a sample stands for it. */
  readonly applicationId: string | undefined;
  readonly reason: RejectionReason | undefined;
  readonly letter: StoredLetter;
  readonly now: Date;
}

interface PreviewDependencies {
  readonly applications: ApplicationRepository;
  readonly jobs: Pick<JobRepository, 'jobsOf'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

const samples: Readonly<Record<Language, { first_name: string; last_name: string; job_title: string }>> = {
  en: { first_name: 'Dewi', last_name: 'Anggraini', job_title: 'Production operator' },
  id: { first_name: 'Dewi', last_name: 'Anggraini', job_title: 'Operator produksi' },
};

/**
 * A letter as a talent would get it.
 * @throws {AppError} ACCESS_DENIED, REQUEST_INVALID for an unknown placeholder, APPLICATION_NOT_FOUND
 */
export async function previewLetter(
  { tenant, applicationId, reason, letter, now }: PreviewInput,
  { applications, jobs, companyDirectory }: PreviewDependencies,
): Promise<Pick<StoredLetter, 'subject' | 'text'>> {
  assertMay(tenant, 'templates.use');
  assertPlaceholdersKnown(letter);
  const { first_name, last_name, job_title } = samples[letter.language];
  let about: Pick<StoredApplication, 'job_title'> & {
    applicant: { first_name: string | null; last_name: string | null } | null;
  } = {
    job_title,
    applicant: { first_name, last_name },
  };
  if (applicationId !== undefined) {
    const found = await applications.applicationsOf(tenant).find(applicationId);
    const job = found && (await jobs.jobsOf(tenant).find(found.job_id));
    if (!found || !job || !isReceived(found) || !maySeeApplications(tenant, job, now))
      throw new AppError('APPLICATION_NOT_FOUND');
    about = found;
  }
  const [company] = await companyDirectory.findMany([tenant.companyId]);
  const { subject, text } = writeLetter(letter, about, {
    reason: reason ?? 'experience',
    companyName: company?.name ?? '',
  });
  return { subject, text };
}
