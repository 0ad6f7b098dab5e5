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
  /** @returns null also outside its time, or when it is used up */
  findUsable(code: string, now: Date): Promise<Voucher | null>;
  find(code: string): Promise<Voucher | null>;
  /** @returns the id of the account's open or paid order with it */
  findUse(code: string, userId: string): Promise<string | null>;
  hasUsed(code: string, userId: string): Promise<boolean>;
  /** A concurrent use by the same account ends the transaction. */
  take(using: VoucherUsing, now: Date, transaction: Transaction): Promise<'taken' | 'used' | 'unusable'>;
  /** After an order expired: the voucher can be used again. */
  releaseUse(using: VoucherUsing, transaction: Transaction): Promise<void>;
  /** After a late payment: the use counts again, also where the voucher is used up. */
  reclaimUse(using: VoucherUsing, transaction: Transaction): Promise<void>;
}
