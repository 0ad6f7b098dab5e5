import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from '../orders/order';
import { activateStarter } from './activate-starter';
import type { GrantDependencies } from './grant-dependencies';
import { grantPlan } from './grant-plan';
import { grantService } from './grant-service';
import type { OrderGrants } from './order-grants';
import { reverseOrder } from './reverse-order';

export interface Payment {
  readonly order: Order;
  readonly paidAt: Date;
  /** Bank, wallet or card; null if unknown. */
  readonly channel: string | null;
  /** Paid after the account's erasure: recorded, without grants. */
  readonly isOwnerErased: boolean;
}

interface OrderGrantsOptions extends GrantDependencies {
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  /** Issues and mails the receipt. */
  readonly onPaid: (paid: Payment, transaction: Transaction) => Promise<void>;
  readonly onRefunded: (refund: { order: Order; at: Date }, transaction: Transaction) => Promise<void>;
  readonly now: () => Date;
}

export function createOrderGrants(options: OrderGrantsOptions): OrderGrants {
  const { ledger, erasedAccounts, onPaid, onRefunded, now } = options;
  return {
    grantPaidOrder: async ({ order, paidAt, channel = null }, transaction) => {
      const isOwnerErased = await erasedAccounts.has(order.userId);
      if (!isOwnerErased) await grantOnce({ order, paidAt, now: now() }, options, transaction);
      // Last, because the receipt number serializes payments.
      await onPaid({ order, paidAt, channel, isOwnerErased }, transaction);
    },
    reverseOrder: async ({ order, staffUserId }, transaction) => {
      const at = now();
      await onRefunded({ order, at }, transaction);
      const granted = await ledger.findByKey(order.userId, grantKey(order.id), transaction);
      if (granted.length > 0)
        await reverseOrder({ order, staffId: staffUserId, now: at }, options, transaction);
    },
    activateStarter: async ({ userId }, transaction) => {
      if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
      const isActive = await activateStarter({ userId, now: now() }, options, transaction);
      if (!isActive) throw new AppError('PLAN_STILL_ACTIVE');
    },
  };
}

async function grantOnce(
  { order, paidAt, now }: { order: Order; paidAt: Date; now: Date },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<void> {
  const key = grantKey(order.id);
  const known = await dependencies.ledger.findByKey(order.userId, key, transaction);
  if (known.length > 0) return;
  const grant = { order, paidAt, now, key };
  if (order.kind === 'subscription')
    await grantPlan({ ...grant, plan: order.item }, dependencies, transaction);
  else await grantService({ ...grant, service: order.item }, dependencies, transaction);
}

const grantKey = (orderId: string) => `grant:${orderId}`;
