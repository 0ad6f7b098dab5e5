import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** What a change of members asks of their company. */
export interface MemberCompany {
  /** Serializes transactions that change members: what each has counted stays true until it is committed. */
  lockMembers(transaction: Transaction): Promise<void>;
  /** It has an owner again. */
  clearOwnerless(transaction: Transaction): Promise<void>;
}

export interface MemberCompanies {
  companyOf(tenant: Pick<Tenant, 'companyId'>): MemberCompany;
}
