import type { CaseAssignment } from '@sabi/contracts/http/staff-cases';
import type { PagePosition } from '../page-position';
import type { Transaction } from '../transaction';

/** Type of a case's subject, as in the audit chain. */
export type CaseKind =
  | 'claim'
  | 'company'
  | 'inquiry'
  | 'job'
  | 'message_report'
  | 'recruiter'
  | 'report'
  | 'service_request';

export interface CasesPage {
  /** null: from the beginning. */
  readonly after: PagePosition | null;
  readonly limit: number;
  /** Of the only cases to list; null for all. */
  readonly ids: readonly string[] | null;
}

export interface CaseKey {
  readonly kind: CaseKind;
  readonly id: string;
}

/** Who of the staff works on which case; apart from the cases, whose own versions it leaves alone. */
export interface CaseOwners {
  /** By id; without cases that were never taken. */
  findMany(kind: CaseKind, ids: readonly string[]): Promise<Record<string, CaseAssignment>>;
  find(key: CaseKey, transaction: Transaction): Promise<CaseAssignment>;
  /** Ids of the cases of an owner, most recently taken first. */
  listOwned(kind: CaseKind, ownerId: string): Promise<string[]>;
  /** Stores the next version. @returns false when the stored version is not the one before */
  assign(key: CaseKey, assignment: CaseAssignment, transaction: Transaction): Promise<boolean>;
}
