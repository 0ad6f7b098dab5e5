import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

/** Roles of accounts in companies. Read without a tenant, because tenants are created from them. */
export interface Memberships {
  findRole(membership: { companyId: string; userId: string }): Promise<CompanyRole | null>;
  listCompaniesOf(userId: string): Promise<{ companyId: string; role: CompanyRole }[]>;
}
