import type { Holdings, Payment, StatementEvent } from '@sabi/contracts/http/billing/payment-history';
import type { Receipt } from '@sabi/contracts/http/billing/receipts';
import { buildOrder, proPrice } from './billing';

export const paymentsKey = 'GET /api/billing/v1/payments';
export const holdingsKey = 'GET /api/billing/v1/holdings';
export const statementKey = 'GET /api/billing/v1/statement';
export const receiptsKey = 'GET /api/billing/v1/receipts';

export const receiptId = '0199b6f0-7c3a-4000-8000-3c8a5de1f2aa';
export const receiptFileKey = `GET /api/billing/v1/receipts/${receiptId}/file`;

export const buildPayment = (values: Partial<Payment> = {}): Payment => ({
  ...buildOrder(),
  paid_with: null,
  ended_at: null,
  given_up: false,
  refunded_at: null,
  receipt: null,
  ...values,
});

export const buildPaid = (values: Partial<Payment> = {}): Payment =>
  buildPayment({
    status: 'paid',
    invoice_url: null,
    expires_at: null,
    paid_at: '2026-11-23T03:05:00.000Z',
    paid_with: { method: 'EWALLET', channel: 'SHOPEEPAY' },
    receipt: { receipt_id: receiptId, number: '2026/000042' },
    ...values,
  });

export const paymentsAnswer = (payments: readonly Payment[], next: string | null = null) =>
  Response.json({ payments, next });

const bought = { order_id: buildOrder().order_id, name: { en: 'Pro', id: 'Pro' } };
export const boughtPro = { ...bought, payment_type: 'subscription', item: 'pro' } as const;

export const holdingsAnswer = (values: Partial<Holdings> = {}) =>
  Response.json({
    plan: {
      plan_type: 'starter',
      starts_at: '2026-01-01T00:00:00.000Z',
      ends_at: null,
      days_left: null,
      next: null,
    },
    holdings: [],
    ...values,
  } satisfies Holdings);

export const buildEvent = (values: Partial<StatementEvent> = {}): StatementEvent => ({
  event_id: crypto.randomUUID(),
  at: '2026-11-23T03:05:00.000Z',
  type: 'bought',
  given_back: false,
  order: boughtPro,
  reference: null,
  effect: null,
  changes: [],
  ...values,
});

export const statementAnswer = (events: readonly StatementEvent[], next: number | null = null) =>
  Response.json({ events, next });

export const receiptsAnswer = (...receipts: Partial<Receipt>[]) =>
  Response.json({
    receipts: receipts.map((values) => ({
      receipt_id: receiptId,
      number: '2026/000042',
      order_id: bought.order_id,
      item: 'pro',
      name: bought.name,
      amount: proPrice,
      currency: 'IDR',
      paid_at: '2026-11-23T03:05:00.000Z',
      refunded_at: null,
      ...values,
    })) satisfies Receipt[],
  });
