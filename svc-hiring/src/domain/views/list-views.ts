import type { ViewReceipt } from '@sabi/contracts/http/hiring/views';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { CompanyDirectory } from '../companies/company-repository';
import type { ViewReceipts } from './view-receipts';

interface ListDependencies {
  readonly viewReceipts: Pick<ViewReceipts, 'list'>;
  readonly companyDirectory: Pick<CompanyDirectory, 'findMany'>;
}

/** Who looked at a talent's applications. @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listViews(
  { userId, after }: { userId: string; after: string | undefined },
  { viewReceipts, companyDirectory }: ListDependencies,
): Promise<{ views: ViewReceipt[]; next: string | null }> {
  const found = await viewReceipts.list(userId, { after: readPageStart(after), limit: pageSize + 1 });
  const { rows, next } = cutPage(found, ({ at: time, id }) => ({ time, id }));
  const companies = await companyDirectory.findMany([...new Set(rows.map((row) => row.company_id))]);
  const companyOf = new Map(companies.map((company) => [company.id, company]));
  const views = rows.flatMap(({ id, at, what, basis, role, company_id, application_id, job_title }) => {
    const company = companyOf.get(company_id);
    if (!company) return [];
    const { name, slug } = company;
    return [
      {
        ...{ view_id: id, at: at.toISOString(), what, basis, role },
        ...{ company: { name, slug }, application_id, job_title },
      },
    ];
  });
  return { views, next };
}
