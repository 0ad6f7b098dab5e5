import type { ApplicationTitle } from '@sabi/contracts/http/hiring/application-titles';
import { AppError } from '@sabi/service-kit/errors';
import type { CompanyDirectory } from '../companies/company-repository';
import type { ApplicationDirectory } from './application-repository';

interface TitleDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

/** What a mail about an application names. @throws {AppError} APPLICATION_NOT_FOUND */
export async function getApplicationTitle(
  { applicationId }: { applicationId: string },
  { applicationDirectory, companyDirectory }: TitleDependencies,
): Promise<ApplicationTitle> {
  const application = await applicationDirectory.find(applicationId);
  if (!application) throw new AppError('APPLICATION_NOT_FOUND');
  const [company] = await companyDirectory.findMany([application.company_id]);
  if (!company) throw new AppError('APPLICATION_NOT_FOUND');
  const { job_id, job_title } = application;
  return { job_id, job_title, company_name: company.name, company_slug: company.slug };
}
