import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

/** Who is a member of what. The only question about companies that is asked without a tenant, as it makes one. */
export interface Memberships {
  findRole(membership: { companyId: string; userId: string }): Promise<CompanyRole | null>;
  listCompaniesOf(userId: string): Promise<{ companyId: string; role: CompanyRole }[]>;
}
