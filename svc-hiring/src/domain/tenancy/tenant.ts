import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';

/**
 * A member's access to a company, created only by `openTenant` and required by all repositories of company
 * data.
 */
export interface Tenant {
  readonly companyId: string;
  readonly role: CompanyRole;
  readonly userId: string;
}
