import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { findRejectionReason } from '../vouchers/rejection-reason';
import { appliesTo, reducePrice, type Voucher } from '../vouchers/voucher';
import type { VoucherRepository } from '../vouchers/voucher-repository';
import { closeOrder, type CloseOrderDependencies } from './close-order';
import type { CatalogueItem } from './find-item';
import { OpenOrderExists, type OrderRepository } from '../orders/order-repository';
import type { StoredOrder } from '../orders/stored-order';

export interface OpenOrderDependencies extends CloseOrderDependencies {
  readonly orders: OrderRepository;
  readonly vouchers: VoucherRepository;
  readonly voucherPreviewLimit: Pick<AttemptLimiter, 'begin' | 'findWait'>;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  readonly now: () => Date;
}

interface OrderRequest {
  readonly userId: string;
  readonly item: CatalogueItem;
  readonly voucherCode: string | null;
  readonly language: Language;
}

/** Invoices that expire sooner are replaced. */
const tooLateMs = 60_000;
/** Bounds conflicts with concurrent calls for the same item. */
const maxRounds = 5;

/** The account's one open order of the item: an existing one that matches the request, or a new one. */
export async function openOrder(
  request: OrderRequest,
  dependencies: OpenOrderDependencies,
): Promise<StoredOrder> {
  const { orders, now } = dependencies;
  for (let round = 0; round < maxRounds; round += 1) {
    const open = await orders.findOpen(request.userId, request.item);
    if (!open) {
      const made = await placeOrder(request, dependencies);
      if (made) return made;
    } else if (isAsWanted(open, request, now())) return open;
    else {
      if (open.voucherCode !== request.voucherCode) await assertVoucher(request, dependencies);
      await closeOrder({ order: open, language: request.language }, dependencies);
    }
  }
  throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 2 });
}

/** Whether it matches the request. Its voucher was checked at its creation. */
function isAsWanted(open: StoredOrder, { item, voucherCode }: OrderRequest, now: Date): boolean {
  const isLate = open.invoice !== null && open.invoice.expiresAt.getTime() - now.getTime() < tooLateMs;
  return (
    open.price === item.price &&
    open.catalogueVersion === item.catalogueVersion &&
    open.voucherCode === voucherCode &&
    !isLate
  );
}

/** @returns null when a concurrent request created one */
async function placeOrder(
  { userId, item, voucherCode }: OrderRequest,
  dependencies: OpenOrderDependencies,
): Promise<StoredOrder | null> {
  const { orders, vouchers, erasedAccounts, transact, now } = dependencies;
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const voucher = await getVoucher({ userId, item, voucherCode }, dependencies);
  const order: StoredOrder = {
    ...item,
    id: randomUUID(),
    userId,
    voucherCode,
    amount: voucher ? reducePrice(item.price, voucher) : item.price,
    currency: 'IDR',
    status: 'pending',
    invoice: null,
    invoiceAttempts: 0,
    paidInvoiceId: null,
    createdAt: now(),
    paidAt: null,
  };
  try {
    await transact(async (transaction) => {
      await orders.insert(order, transaction);
      if (voucherCode === null) return;
      const using = { code: voucherCode, userId, orderId: order.id };
      const taken = await vouchers.take(using, order.createdAt, transaction);
      if (taken !== 'taken') throw new AppError(taken === 'used' ? 'VOUCHER_USED' : 'VOUCHER_USED_UP');
    });
    return order;
  } catch (error) {
    if (error instanceof OpenOrderExists) return null;
    throw error;
  }
}

/** Checked before the open order is closed, so that a rejected code does not close it. */
async function assertVoucher(request: OrderRequest, dependencies: OpenOrderDependencies): Promise<void> {
  const voucher = await getVoucher(request, dependencies);
  if (voucher && (await dependencies.vouchers.hasUsed(voucher.code, request.userId)))
    throw new AppError('VOUCHER_USED');
}

/** @throws {AppError} VOUCHER_INVALID and its kin: see `findRejectionReason` */
async function getVoucher(
  { userId, item, voucherCode }: Pick<OrderRequest, 'userId' | 'item' | 'voucherCode'>,
  dependencies: OpenOrderDependencies,
): Promise<Voucher | null> {
  if (voucherCode === null) return null;
  const voucher = await getUsable({ code: voucherCode, userId }, dependencies);
  if (!appliesTo(voucher, item.item)) throw new AppError('VOUCHER_UNFIT');
  return voucher;
}

/** Wrong codes of orders and previews share a limit, as both allow guessing. */
async function getUsable(
  { code, userId }: { code: string; userId: string },
  { vouchers, voucherPreviewLimit, now }: OpenOrderDependencies,
): Promise<Voucher> {
  const wait = await voucherPreviewLimit.findWait(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const voucher = await vouchers.findUsable(code, now());
  if (voucher) return voucher;
  await voucherPreviewLimit.begin(userId);
  throw await findRejectionReason({ code, userId, now: now() }, { vouchers });
}
