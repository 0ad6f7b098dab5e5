import type { VerificationState } from '@sabi/contracts/http/hiring/companies';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { MemberCompany } from '../members/member-companies';
import type { Tenant } from '../tenancy/tenant';
import type { StoredCompany } from './company';

/** Another company has the NIB. */
export class NibTaken extends Error {
  override readonly name = 'NibTaken';
}

/** Another company has the id. */
export class CompanyIdTaken extends Error {
  override readonly name = 'CompanyIdTaken';
}

/** Another company has the slug. */
export class SlugTaken extends Error {
  override readonly name = 'SlugTaken';
}

export interface OwnCompany extends MemberCompany {
  find(transaction?: Transaction): Promise<StoredCompany | null>;
  /** @returns null where the version is another one by now @throws {NibTaken} */
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

/** Companies without a tenant: for the staff, and for what is public. */
export interface CompanyDirectory {
  find(companyId: string, transaction?: Transaction): Promise<StoredCompany | null>;
  findBySlug(slug: string): Promise<StoredCompany | null>;
  findMany(companyIds: readonly string[]): Promise<StoredCompany[]>;
  /** Longest in the state first. */
  listByState(
    state: VerificationState,
    page: { after: PagePosition | null; limit: number },
  ): Promise<StoredCompany[]>;
  /** Those that have had no owner since before, and are not closed. */
  listOwnerless(before: Date, limit: number): Promise<StoredCompany[]>;
  /** @returns null where version or state are other ones by now */
  decide(
    at: { companyId: string; version: number; state: VerificationState },
    changes: Partial<StoredCompany>,
    transaction: Transaction,
  ): Promise<StoredCompany | null>;
}
