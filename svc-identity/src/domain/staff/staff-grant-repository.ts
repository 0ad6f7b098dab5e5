import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StaffGrant } from './staff-grant';

export interface StaffGrantRepository {
  find(userId: string, transaction?: Transaction): Promise<StaffGrant | null>;
  /** @param replaced the stored grant it replaces @throws {AppError} STAFF_GRANT_CHANGED */
  store(grant: StaffGrant, replaced: StaffGrant | null, transaction: Transaction): Promise<void>;
  /** Unrevoked grants, longest unchanged first. */
  list(after: PagePosition | null, limit: number): Promise<StaffGrant[]>;
  /** Whether another account is a staff administrator. */
  hasOtherAdmin(userId: string, now: Date, transaction: Transaction): Promise<boolean>;
}
