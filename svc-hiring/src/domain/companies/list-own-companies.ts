import type { Company } from '@sabi/contracts/http/hiring/companies';
import type { Memberships } from '../tenancy/memberships';
import type { CompanyDirectory } from './company-repository';

/** The account's companies, by name. */
export async function listOwnCompanies(
  { userId }: { userId: string },
  {
    memberships,
    companyDirectory,
  }: {
    memberships: Pick<Memberships, 'listCompaniesOf'>;
    companyDirectory: Pick<CompanyDirectory, 'findMany'>;
  },
): Promise<Pick<Company, 'company_id' | 'slug' | 'name' | 'role'>[]> {
  const roles = new Map(
    (await memberships.listCompaniesOf(userId)).map(({ companyId, role }) => [companyId, role]),
  );
  const companies = await companyDirectory.findMany([...roles.keys()]);
  return companies
    .flatMap(({ id, slug, name }) => {
      const role = roles.get(id);
      return role ? [{ company_id: id, slug, name, role }] : [];
    })
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
