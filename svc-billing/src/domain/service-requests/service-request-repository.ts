import type { CountedKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { ServiceRequestState } from '@sabi/contracts/http/billing/service-requests';
import type { CasesPage } from '@sabi/service-kit/cases/case-owners';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredServiceRequest, StaffReminder } from './service-request';

interface Page {
  readonly after: PagePosition | null;
  readonly limit: number;
}

/** Shard key: user_id. */
export interface ServiceRequestRepository {
  insert(request: StoredServiceRequest, transaction: Transaction): Promise<void>;
  find(id: string, transaction?: Transaction): Promise<StoredServiceRequest | null>;
  countOpen(userId: string, kind: CountedKind, transaction: Transaction): Promise<number>;
  /** @returns the changed request; null unless it has that state, and the owner if given */
  change(
    request: { id: string; userId?: string; from: ServiceRequestState },
    changes: Partial<StoredServiceRequest>,
    transaction: Transaction,
  ): Promise<StoredServiceRequest | null>;
  /** Newest first. */
  list(userId: string, page: Page): Promise<StoredServiceRequest[]>;
  /** Of all accounts, by due date. */
  listDue(
    filter: { state: ServiceRequestState | undefined },
    page: CasesPage,
  ): Promise<StoredServiceRequest[]>;
  /** Open requests due by then or overdue, without a reminder yet; soonest first. */
  findUnreminded(moment: { now: Date; until: Date }, limit: number): Promise<StoredServiceRequest[]>;
  /** @returns false if answered or reminded of meanwhile */
  markReminded(
    found: StoredServiceRequest,
    reminder: StaffReminder,
    transaction: Transaction,
  ): Promise<boolean>;
  countOverdue(now: Date): Promise<number>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredServiceRequest[]>;
}
