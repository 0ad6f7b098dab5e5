import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { MemberCompany } from '../members/member-companies';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';

export class NibTaken extends Error {
  override readonly name = 'NibTaken';
}

export class CompanyIdTaken extends Error {
  override readonly name = 'CompanyIdTaken';
}

export class SlugTaken extends Error {
  override readonly name = 'SlugTaken';
}

export interface OwnCompany extends MemberCompany {
  find(transaction?: Transaction): Promise<StoredCompany | null>;
  /** @returns null when the stored version is another @throws {NibTaken} */
  change(
    version: number,
    changes: Partial<StoredCompany>,
    transaction?: Transaction,
  ): Promise<StoredCompany | null>;
  close(at: Date, transaction: Transaction): Promise<void>;
}

export interface CompanyRepository {
  /** @throws {NibTaken, SlugTaken, CompanyIdTaken} */
  insert(company: StoredCompany, transaction: Transaction): Promise<void>;
  companyOf(tenant: Pick<Tenant, 'companyId'>): OwnCompany;
}

/** Companies across tenants, for the staff and public pages. */
export interface CompanyDirectory {
  find(companyId: string, transaction?: Transaction): Promise<StoredCompany | null>;
  findBySlug(slug: string): Promise<StoredCompany | null>;
  /** @param nib 13 digits */
  findByNib(nib: string): Promise<StoredCompany | null>;
  findMany(companyIds: readonly string[]): Promise<StoredCompany[]>;
  /** In the order of their last change of state. */
  listByState(state: VerificationState, page: CasesPage): Promise<StoredCompany[]>;
  /** Companies without an owner since before this time, and not closed. */
  listOwnerless(before: Date, limit: number): Promise<StoredCompany[]>;
  /** @returns null when version or state are others */
  decide(
    at: { companyId: string; version: number; state: VerificationState },
    changes: Partial<StoredCompany>,
    transaction: Transaction,
  ): Promise<StoredCompany | null>;
}
