import { RequestFailed } from '@sabi/shell-sdk/http';

/** What is said under 'Payment Error', by the key of its text. */
export type PaymentFailure =
  'failed' | 'process' | 'user' | 'offline' | 'priceChanged' | 'planActive' | 'orderDone';

const byCode: Partial<Record<string, PaymentFailure>> = {
  PAYMENT_FAILED: 'failed',
  PRICE_CHANGED: 'priceChanged',
  AMOUNT_MISMATCH: 'priceChanged',
  PLAN_STILL_ACTIVE: 'planActive',
  ORDER_STATE_UNFIT: 'orderDone',
};

export function toPaymentFailure(error: unknown): PaymentFailure {
  if (!(error instanceof RequestFailed)) return 'process';
  if (error.status === 0) return 'offline';
  if (error.status === 401) return 'user';
  return byCode[error.code ?? ''] ?? 'process';
}
