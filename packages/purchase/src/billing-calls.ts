import type {
  addAvailabilityNoticeRoute,
  listAvailabilityNoticesRoute,
} from '@sabi/contracts/http/billing/availability-notices';
import type {
  Catalogue,
  getCatalogueRoute,
  PlanType,
  ServiceType,
} from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import type {
  listPlanOutcomesRoute,
  PlanOutcomes,
  previewVoucherRoute,
  VoucherPreview,
} from '@sabi/contracts/http/billing/order-previews';
import type { OrderView, PaymentAnswer, PaymentRequest } from '@sabi/contracts/http/billing/orders';
import { request, requestJson } from '@sabi/shell-sdk/http';

type Fetch = typeof globalThis.fetch;

export type SoldItem = PlanType | ServiceType;

export const paymentPath = '/functions/v1/xendit-payment';
export const ordersPath = '/api/billing/v1/orders';
export const planPath = '/api/billing/v1/plan';
const cataloguePath: (typeof getCatalogueRoute)['path'] = '/api/billing/v1/catalogue';
const outcomesPath: (typeof listPlanOutcomesRoute)['path'] = '/api/billing/v1/plan-outcomes';
const noticesPath: (typeof listAvailabilityNoticesRoute)['path'] = '/api/billing/v1/availability-notices';
const noticePath: (typeof addAvailabilityNoticeRoute)['path'] = `${noticesPath}/{kind}`;
const previewPath: (typeof previewVoucherRoute)['path'] = '/api/billing/v1/voucher-previews';

/** Places an order; if it has a price, returns its payment page. @throws {RequestFailed} */
export const requestPayment = (fetch: Fetch, json: PaymentRequest) =>
  requestJson<PaymentAnswer>(fetch, paymentPath, { method: 'POST', json });

export const fetchCatalogue = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<Catalogue>(fetch, cataloguePath, { signal });

export const fetchOrder = (fetch: Fetch, id: string, signal: AbortSignal) =>
  requestJson<OrderView>(fetch, `${ordersPath}/${id}`, { signal });

export const fetchOrders = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<{ orders: OrderView[] }>(fetch, ordersPath, { signal });

export const fetchPlan = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<PlanUsage>(fetch, planPath, { signal });

export const fetchOutcomes = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<PlanOutcomes>(fetch, outcomesPath, { signal });

/** The price with a voucher, without using it up. @throws {RequestFailed} */
export const previewVoucher = (fetch: Fetch, voucherCode: string, signal: AbortSignal) =>
  requestJson<VoucherPreview>(fetch, previewPath, { method: 'POST', json: { voucherCode }, signal });

export const fetchNotices = (fetch: Fetch, signal: AbortSignal) =>
  requestJson<{ kinds: EntitlementKind[] }>(fetch, noticesPath, { signal });

/** Turns the notice on or off; idempotent. @throws {RequestFailed} */
export const changeNotice = (fetch: Fetch, kind: EntitlementKind, isWanted: boolean) =>
  request(fetch, noticePath.replace('{kind}', kind), { method: isWanted ? 'PUT' : 'DELETE' });

export const itemOf = (request: PaymentRequest): SoldItem =>
  request.paymentType === 'subscription' ? request.planType : request.serviceType;
