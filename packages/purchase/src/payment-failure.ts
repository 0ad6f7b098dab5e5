import { RequestFailed } from '@sabi/shell-sdk/http';

/** Text under 'Payment Error', by key. */
export type PaymentFailure =
  | 'failed'
  | 'process'
  | 'user'
  | 'offline'
  | 'priceChanged'
  | 'planActive'
  | 'notYet'
  | 'denied'
  | 'orderDone'
  | 'voucher';

const byCode: Partial<Record<string, PaymentFailure>> = {
  PAYMENT_FAILED: 'failed',
  PRICE_CHANGED: 'priceChanged',
  AMOUNT_MISMATCH: 'priceChanged',
  PLAN_STILL_ACTIVE: 'planActive',
  NOT_AVAILABLE_YET: 'notYet',
  ACCESS_DENIED: 'denied',
  ORDER_STATE_UNFIT: 'orderDone',
};

export function toPaymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof RequestFailed)) return 'process';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'user';
  if (error.code?.startsWith('VOUCHER_')) return 'voucher';
  return byCode[error.code ?? ''] ?? 'process';
}

/** Reason why a voucher gives no discount, by text key. */
export type VoucherFault =
  | 'unknown'
  | 'used'
  | 'usedUp'
  | 'ended'
  | 'notBegun'
  | 'unfit'
  | 'denied'
  | 'limited'
  | 'offline'
  | 'failed';

const faultByCode: Partial<Record<string, VoucherFault>> = {
  VOUCHER_INVALID: 'unknown',
  // A malformed code counts as unknown.
  REQUEST_INVALID: 'unknown',
  VOUCHER_USED: 'used',
  VOUCHER_USED_UP: 'usedUp',
  VOUCHER_ENDED: 'ended',
  VOUCHER_NOT_BEGUN: 'notBegun',
  VOUCHER_UNFIT: 'unfit',
  ACCESS_DENIED: 'denied',
  RATE_LIMITED: 'limited',
};

export function toVoucherFault(error: unknown): VoucherFault {
  if (!(error instanceof RequestFailed)) return 'failed';
  if (error.status === 0) return 'offline';
  return faultByCode[error.code ?? ''] ?? 'failed';
}
