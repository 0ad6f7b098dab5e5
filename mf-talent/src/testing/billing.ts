import type { Catalogue, PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import type { PlanOutcome } from '@sabi/contracts/http/billing/order-previews';
import type { OrderView } from '@sabi/contracts/http/billing/orders';
import { planFacts, serviceFacts } from '@sabi/shared-texts/catalogue';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { redemptions } from '@sabi/contracts/billing/redemption';

export const catalogueKey = 'GET /api/billing/v1/catalogue';
export const planKey = 'GET /api/billing/v1/plan';
export const ordersKey = 'GET /api/billing/v1/orders';
export const paymentKey = 'POST /functions/v1/xendit-payment';
export const orderId = '0199b6f0-7c3a-4000-8000-3c8a5de1f201';
export const orderKey = `GET /api/billing/v1/orders/${orderId}`;
export const invoiceUrl = 'https://pay.example/web/1';

/** Differ from every catalogue, so that no test changes with a price. */
export const planPrices = {
  starter: [0, 0],
  basic: [410_000, 910_000],
  pro: [1_220_000, 2_440_000],
  elite: [2_330_000, 4_660_000],
} as const satisfies Record<PlanType, readonly [price: number, listPrice: number]>;
export const [proPrice, proListPrice] = planPrices.pro;

/** A price in the format of `textOf`. */
export const shownPrice = (amount: number) => formatRupiah(amount).replace('\u00a0', ' ');

/** Catalogue of a signed-in account. */
export const catalogueAnswer = (
  prices: Record<PlanType, readonly [price: number, listPrice: number]> = planPrices,
) =>
  Response.json({
    version: '2026-01',
    currency: 'IDR',
    plans: planFacts.map((plan) => {
      const [price, listPrice] = prices[plan.plan_type];
      const features = plan.features.map((each) => ({
        ...each,
        redemption: each.kind && redemptions[each.kind],
      }));
      return { ...plan, features, price, list_price: listPrice };
    }),
    services: serviceFacts.map((service, index) => ({
      ...service,
      redemption: redemptions[service.kind],
      price: 50_000 * (index + 1),
    })),
  } satisfies Catalogue);

export const planAnswer = (values: Partial<PlanUsage> = {}) =>
  Response.json({
    plan_type: 'starter',
    starts_at: '2026-01-01T00:00:00.000Z',
    ends_at: null,
    days_left: null,
    next: null,
    usage: [{ kind: 'cv_template_basic', used: 0, total: 1, ends_at: null }],
    ...values,
  } satisfies PlanUsage);

export function buildOrder(values: Partial<OrderView> = {}): OrderView {
  return {
    order_id: orderId,
    payment_type: 'subscription',
    item: 'pro',
    name: { en: 'Pro', id: 'Pro' },
    catalogue_version: '2026-01',
    list_price: proListPrice,
    price: proPrice,
    voucher_code: null,
    amount: proPrice,
    currency: 'IDR',
    status: 'pending',
    invoice_url: invoiceUrl,
    expires_at: '2026-11-24T03:00:00.000Z',
    created_at: '2026-11-23T03:00:00.000Z',
    paid_at: null,
    ...values,
  };
}

export const ordersAnswer = (...orders: OrderView[]) => Response.json({ orders, next: null });

export const outcomesKey = 'GET /api/billing/v1/plan-outcomes';
export const outcomesAnswer = (...outcomes: PlanOutcome[]) => Response.json({ outcomes });

export const voucherKey = 'POST /api/billing/v1/voucher-previews';

export const noticesKey = 'GET /api/billing/v1/availability-notices';
export const noticesAnswer = (...kinds: EntitlementKind[]) => Response.json({ kinds });
