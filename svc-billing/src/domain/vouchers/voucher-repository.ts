import type { Transaction } from '../transactions/transaction';
import type { Voucher } from './voucher';

export interface VoucherUsing {
  readonly code: string;
  readonly userId: string;
  readonly orderId: string;
}

/** There is a voucher with this code. */
export class VoucherExists extends Error {
  override readonly name = 'VoucherExists';
}

export interface VoucherRepository {
  /** @throws {VoucherExists}, which ends the transaction */
  insert(voucher: Voucher, transaction: Transaction): Promise<void>;
  /** @returns null also outside its time, or when it has been used as often as it may */
  findUsable(code: string, now: Date): Promise<Voucher | null>;
  find(code: string): Promise<Voucher | null>;
  /** @returns the order the account has it in, paid or waiting */
  findUse(code: string, userId: string): Promise<string | null>;
  hasUsed(code: string, userId: string): Promise<boolean>;
  /** @returns what forbids it; a use that another order of the account makes at the same moment ends the transaction */
  take(using: VoucherUsing, now: Date, transaction: Transaction): Promise<'taken' | 'used' | 'unusable'>;
  /** The order came to nothing: the voucher can be used again. */
  giveBack(using: VoucherUsing, transaction: Transaction): Promise<void>;
  /** The order was paid after all: it counts again, also where the voucher has been used up since. */
  takeAgain(using: VoucherUsing, transaction: Transaction): Promise<void>;
}
