import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StaffGrant } from './staff-grant';

export interface StaffGrantRepository {
  find(userId: string, transaction?: Transaction): Promise<StaffGrant | null>;
  /** @param replaced the stored grant that it takes the place of @throws {AppError} STAFF_GRANT_CHANGED */
  store(grant: StaffGrant, replaced: StaffGrant | null, transaction: Transaction): Promise<void>;
  /** Those that have not been revoked, longest unchanged first. */
  list(after: PagePosition | null, limit: number): Promise<StaffGrant[]>;
  /** Whether an account besides this one is an administrator of the staff. */
  hasOtherAdmin(userId: string, now: Date, transaction: Transaction): Promise<boolean>;
}
