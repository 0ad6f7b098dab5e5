import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

/**
 * A company as one of its members sees it. `openTenant` alone makes one; data of a company is reached by nothing else than
 * repositories that ask for it.
 */
export interface Tenant {
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly userId: string;
}
