import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { ClaimState } from '@sabi/contracts/http/hiring/claims';
import type { Language } from '@sabi/contracts/language';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** An account asks for access to a company that exists. */
export interface StoredClaim {
  readonly id: string;
  readonly company_id: string;
  readonly user_id: string;
  /** Of the account. */
  readonly email: string;
  readonly language: Language;
  /** As the claimant gave it; null where they named the company by its public page. */
  readonly nib: string | null;
  /** Public name of the company at the claim; null unless it had a public page. */
  readonly company_name: string | null;
  readonly position: string;
  readonly message: string;
  /** How the account ceased to be a member before the claim; missing in claims from before the field. */
  readonly earlier_membership?: 'left' | 'removed' | null;
  /** When owners and admins were last mailed about this or a withdrawn claim of the account; missing or null before. */
  readonly mailed_at?: Date | null;
  readonly state: ClaimState;
  readonly decided_by: 'company' | 'staff' | null;
  readonly role: CompanyRole | null;
  /** Of a refusal. */
  readonly reason: string | null;
  readonly created_at: Date;
  readonly ended_at: Date | null;
}

export type ClaimEnd = Pick<StoredClaim, 'state' | 'decided_by' | 'role' | 'reason' | 'ended_at'>;

export interface CompanyClaims {
  find(id: string, transaction?: Transaction): Promise<StoredClaim | null>;
  /** The account's last claim. */
  findLastOf(userId: string, transaction?: Transaction): Promise<StoredClaim | null>;
  /** Open claims, oldest first. */
  listOpen(limit: number): Promise<StoredClaim[]>;
  insert(claim: StoredClaim, transaction: Transaction): Promise<void>;
  /** @returns null unless it was open */
  end(id: string, end: ClaimEnd, transaction: Transaction): Promise<StoredClaim | null>;
  markMailed(id: string, at: Date, transaction: Transaction): Promise<void>;
}

export interface ClaimRepository {
  claimsOf(tenant: Pick<Tenant, 'companyId'>): CompanyClaims;
}

/** Claims across companies, for claimants and the staff. */
export interface ClaimDirectory {
  find(id: string, transaction?: Transaction): Promise<StoredClaim | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredClaim[]>;
  /** Oldest first. */
  list(state: ClaimState, page: CasesPage): Promise<StoredClaim[]>;
}
