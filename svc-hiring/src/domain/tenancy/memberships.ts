import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

/** Roles of accounts in companies. Read without a tenant, because tenants are created from them. */
export interface Memberships {
  findRole(membership: { companyId: string; userId: string }): Promise<CompanyRole | null>;
  /** By company. */
  countAdministrators(
    companyIds: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly owners: number; readonly admins: number }>>;
  listCompaniesOf(userId: string): Promise<{ companyId: string; role: CompanyRole }[]>;
}
