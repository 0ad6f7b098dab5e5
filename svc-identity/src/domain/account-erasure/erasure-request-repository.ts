import type { Transaction } from '@sabi/service-kit/transaction';
import type { ErasureRequest } from './erasure-request';

export interface ErasureRequestRepository {
  find(userId: string, transaction?: Transaction): Promise<ErasureRequest | null>;
  insert(request: ErasureRequest, transaction: Transaction): Promise<void>;
  /** @returns whether there was one */
  remove(userId: string, transaction: Transaction): Promise<boolean>;
  /** Due accounts, longest overdue first. */
  findDue(now: Date, limit: number): Promise<string[]>;
}
