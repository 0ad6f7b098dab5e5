import type { Transaction } from '@sabi/service-kit/transaction';
import type { Voucher } from './voucher';

export interface VoucherUsing {
  readonly code: string;
  readonly userId: string;
  readonly orderId: string;
}

export class VoucherExists extends Error {
  override readonly name = 'VoucherExists';
}

export interface VoucherRepository {
  /** @throws {VoucherExists}, which ends the transaction */
  insert(voucher: Voucher, transaction: Transaction): Promise<void>;
  /** @returns null outside its period, or when used up */
  findUsable(code: string, now: Date): Promise<Voucher | null>;
  find(code: string): Promise<Voucher | null>;
  /** @returns id of the account's open or paid order with it */
  findUse(code: string, userId: string): Promise<string | null>;
  hasUsed(code: string, userId: string): Promise<boolean>;
  /** A concurrent use by the same account ends the transaction. */
  take(using: VoucherUsing, now: Date, transaction: Transaction): Promise<'taken' | 'used' | 'unusable'>;
  /** For an expired order: makes the voucher usable again. */
  releaseUse(using: VoucherUsing, transaction: Transaction): Promise<void>;
  /** For a late payment: counts the use again, even beyond the maximum. */
  reclaimUse(using: VoucherUsing, transaction: Transaction): Promise<void>;
}
