import type { VoucherPreview } from '@sabi/contracts/http/billing/order-previews';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { CatalogueRepository } from '../catalogue/catalogue-repository';
import type { Redemptions } from '../catalogue/redemptions';
import type { StoredCatalogue } from '../catalogue/stored-catalogue';
import { isSold } from '../orders/is-sold';
import type { OrderedItem } from '../orders/order';
import type { OrderRepository } from '../orders/order-repository';
import { findRejectionReason } from './rejection-reason';
import { appliesTo, reducePrice, type SoldItem, type Voucher } from './voucher';
import type { VoucherRepository } from './voucher-repository';

interface PreviewDependencies {
  readonly catalogue: Pick<CatalogueRepository, 'getCurrent'>;
  readonly orders: Pick<OrderRepository, 'findOwn'>;
  readonly vouchers: Pick<VoucherRepository, 'find' | 'findUsable' | 'findUse' | 'hasUsed'>;
  readonly voucherPreviewLimit: Pick<AttemptLimiter, 'begin'>;
  readonly redemptions: Redemptions;
}

interface Query {
  readonly userId: string;
  readonly code: string;
  readonly now: Date;
}

/**
 * Reduced prices of a voucher's items. One used by an open order of the account applies to that order's item.
 * @throws {AppError} RATE_LIMITED, VOUCHER_INVALID, VOUCHER_USED, VOUCHER_NOT_BEGUN, VOUCHER_ENDED,
 * VOUCHER_USED_UP, VOUCHER_UNFIT
 */
export async function previewVoucher(
  query: Query,
  dependencies: PreviewDependencies,
): Promise<VoucherPreview> {
  const wait = await dependencies.voucherPreviewLimit.begin(query.userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const waiting = await findWaitingItem(query, dependencies);
  const voucher = await getVoucher(query, waiting, dependencies);
  const current = await dependencies.catalogue.getCurrent();
  const fits = (ordered: OrderedItem) =>
    waiting
      ? ordered.item === waiting
      : appliesTo(voucher, ordered.item) &&
        isSold({ ...ordered, catalogueVersion: current.version }, dependencies.redemptions);
  const prices = listPrices(current)
    .filter(fits)
    .map(({ item, price }) => ({ item, price, amount: reducePrice(price, voucher) }));
  if (prices.length === 0) throw new AppError('VOUCHER_UNFIT');
  return {
    code: voucher.code,
    valid_until: voucher.validUntil.toISOString(),
    is_for_everything: !waiting && voucher.items === null,
    prices,
  };
}

/** @returns the item of the account's open order with this voucher, if any */
async function findWaitingItem(
  { code, userId }: Query,
  { vouchers, orders }: PreviewDependencies,
): Promise<SoldItem | null> {
  const orderId = await vouchers.findUse(code, userId);
  const order = orderId && (await orders.findOwn(userId, orderId));
  return order && order.status === 'pending' ? order.item : null;
}

async function getVoucher(
  { code, userId, now }: Query,
  waiting: SoldItem | null,
  { vouchers }: PreviewDependencies,
): Promise<Voucher> {
  const isFree = waiting !== null || !(await vouchers.hasUsed(code, userId));
  const voucher = waiting ? await vouchers.find(code) : await vouchers.findUsable(code, now);
  if (!voucher || !isFree) throw await findRejectionReason({ code, userId, now }, { vouchers });
  return voucher;
}

function listPrices({ plans, services }: StoredCatalogue): (OrderedItem & { price: number })[] {
  const all = [
    ...plans.map(({ plan_type: item, price }) => ({ kind: 'subscription' as const, item, price })),
    ...services.map(({ service_type: item, price }) => ({ kind: 'ala_carte' as const, item, price })),
  ];
  return all.filter(({ price }) => price > 0);
}
