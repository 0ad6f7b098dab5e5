import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** Operations of the company that a change of members needs. */
export interface MemberCompany {
  /** Serializes transactions that change members, so that counts hold until the commit. */
  lockMembers(transaction: Transaction): Promise<void>;
  /** Marks the company as owned again. */
  clearOwnerless(transaction: Transaction): Promise<void>;
}

export interface MemberCompanies {
  companyOf(tenant: Pick<Tenant, 'companyId'>): MemberCompany;
}
