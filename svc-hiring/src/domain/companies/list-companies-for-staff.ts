import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { StaffCompany } from '@sabi/contracts/http/hiring/staff';
import { cutPage, pageSize, readPageStart } from '@sabi/service-kit/page';
import type { CompanyDirectory } from './company-repository';
import { viewForStaff } from './view-company';

/** @throws {AppError} REQUEST_INVALID for an invalid page position */
export async function listCompaniesForStaff(
  {
    state,
    after,
    ids,
    now,
  }: { state: VerificationState; after: string | undefined; ids: readonly string[] | null; now: Date },
  { companyDirectory }: { companyDirectory: Pick<CompanyDirectory, 'listByState'> },
): Promise<{ companies: StaffCompany[]; next: string | null }> {
  const page = { after: readPageStart(after), limit: pageSize + 1, ids };
  const found = await companyDirectory.listByState(state, page);
  const { rows, next } = cutPage(found, ({ verification, id }) => ({ time: verification.changed_at, id }));
  return { companies: rows.map((company) => viewForStaff(company, now)), next };
}
