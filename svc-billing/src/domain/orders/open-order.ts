import { randomUUID } from 'node:crypto';
import type { Language } from '@sabi/contracts/language';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact } from '@sabi/service-kit/transaction';
import { OpenOrderExists, type OrderRepository } from '../../data-access/order-repository';
import type { VoucherRepository } from '../../data-access/voucher-repository';
import { isFor, reduce, type Voucher } from '../vouchers/voucher';
import { whyRefused } from '../vouchers/why-refused';
import { closeOrder, type CloseOrderDependencies } from './close-order';
import type { CatalogueItem } from './find-item';
import type { StoredOrder } from './stored-order';

export interface OpenOrderDependencies extends CloseOrderDependencies {
  readonly orders: OrderRepository;
  readonly vouchers: VoucherRepository;
  readonly voucherPreviewLimit: Pick<AttemptLimiter, 'begin' | 'findWait'>;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  readonly now: () => Date;
}

interface OrderWish {
  readonly userId: string;
  readonly item: CatalogueItem;
  readonly voucherCode: string | null;
  readonly language: Language;
}

/** An invoice that ends this soon is not handed out any more. */
const tooLateMs = 60_000;
/** Others may open and close orders of the same item at the same moment; a person does not do so for long. */
const maxRounds = 5;

/** The account's one open order of the item: the one there is if it still says what is wanted, else a new one. */
export async function openOrder(wish: OrderWish, dependencies: OpenOrderDependencies): Promise<StoredOrder> {
  const { orders, now } = dependencies;
  for (let round = 0; round < maxRounds; round += 1) {
    const open = await orders.findOpen(wish.userId, wish.item);
    if (!open) {
      const made = await placeOrder(wish, dependencies);
      if (made) return made;
    } else if (isAsWanted(open, wish, now())) return open;
    else {
      if (open.voucherCode !== wish.voucherCode) await assertVoucher(wish, dependencies);
      await closeOrder({ order: open, language: wish.language }, dependencies);
    }
  }
  throw new AppError('PAYMENT_UNAVAILABLE', { retryAfterSeconds: 2 });
}

/** The voucher needs no second look: an order that has it was made while it could be used. */
function isAsWanted(open: StoredOrder, { item, voucherCode }: OrderWish, now: Date): boolean {
  const isLate = open.invoice !== null && open.invoice.expiresAt.getTime() - now.getTime() < tooLateMs;
  return (
    open.price === item.price &&
    open.catalogueVersion === item.catalogueVersion &&
    open.voucherCode === voucherCode &&
    !isLate
  );
}

/** @returns null when another request was faster */
async function placeOrder(
  { userId, item, voucherCode }: OrderWish,
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
    amount: voucher ? reduce(item.price, voucher) : item.price,
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

/** A code that is refused costs nobody the order there is. */
async function assertVoucher(wish: OrderWish, dependencies: OpenOrderDependencies): Promise<void> {
  const voucher = await getVoucher(wish, dependencies);
  if (voucher && (await dependencies.vouchers.hasUsed(voucher.code, wish.userId)))
    throw new AppError('VOUCHER_USED');
}

/** @throws {AppError} when there is no such voucher for this, or not any more */
async function getVoucher(
  { userId, item, voucherCode }: Pick<OrderWish, 'userId' | 'item' | 'voucherCode'>,
  dependencies: OpenOrderDependencies,
): Promise<Voucher | null> {
  if (voucherCode === null) return null;
  const voucher = await getUsable({ code: voucherCode, userId }, dependencies);
  if (!isFor(voucher, item.item)) throw new AppError('VOUCHER_UNFIT');
  return voucher;
}

/** Whoever orders with one wrong code after the other guesses, as if they looked them up: both are counted together. */
async function getUsable(
  { code, userId }: { code: string; userId: string },
  { vouchers, voucherPreviewLimit, now }: OpenOrderDependencies,
): Promise<Voucher> {
  const wait = await voucherPreviewLimit.findWait(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const voucher = await vouchers.findUsable(code, now());
  if (voucher) return voucher;
  await voucherPreviewLimit.begin(userId);
  throw await whyRefused({ code, userId, now: now() }, { vouchers });
}
