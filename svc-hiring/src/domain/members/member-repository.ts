import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

export interface StoredMember {
  readonly user_id: string;
  readonly email: string;
  readonly role: CompanyRole;
  /** Of the page where the account joined; missing or null where it is not known. */
  readonly language?: Language | null;
  readonly joined_at: Date;
}

export interface Members {
  list(transaction?: Transaction): Promise<StoredMember[]>;
  find(userId: string, transaction?: Transaction): Promise<StoredMember | null>;
  countOwners(transaction: Transaction): Promise<number>;
  insert(member: StoredMember, transaction: Transaction): Promise<void>;
  setRole(userId: string, role: CompanyRole, transaction: Transaction): Promise<StoredMember | null>;
  remove(userId: string, transaction: Transaction): Promise<boolean>;
}

export interface MemberRepository {
  membersOf(tenant: Pick<Tenant, 'companyId'>): Members;
}
