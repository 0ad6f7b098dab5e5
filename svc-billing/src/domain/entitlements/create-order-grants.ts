import { AppError } from '@sabi/service-kit/errors';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { LedgerStore } from '../../data-access/ledger-store';
import type { SubscriptionRepository } from '../../data-access/subscription-repository';
import type { Transaction } from '../../data-access/transaction';
import type { Order } from '../orders/order';
import type { OrderGrants } from '../orders/order-grants';
import { activateStarter } from './activate-starter';
import { grantPlan } from './grant-plan';
import { grantService } from './grant-service';
import { reverseOrder } from './reverse-order';

export interface GrantDependencies {
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
}

export interface Payment {
  readonly order: Order;
  readonly paidAt: Date;
  /** Paid after the account was erased: the money is there and on the books, and nobody to use anything. */
  readonly isOwnerErased: boolean;
}

interface OrderGrantsOptions extends GrantDependencies {
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  /** Tells the buyer, and writes a receipt. */
  readonly onPaid: (paid: Payment, transaction: Transaction) => Promise<void>;
  readonly onRefunded: (refund: { order: Order; at: Date }, transaction: Transaction) => Promise<void>;
  readonly now?: () => Date;
}

/** What was paid for, into the ledger and the plans of its owner. */
export function createOrderGrants(options: OrderGrantsOptions): OrderGrants {
  const { ledger, erasedAccounts, onPaid, onRefunded, now = () => new Date() } = options;
  return {
    grantPaidOrder: async ({ order, paidAt }, transaction) => {
      const isOwnerErased = await erasedAccounts.has(order.userId);
      await onPaid({ order, paidAt, isOwnerErased }, transaction);
      if (isOwnerErased) return;
      const known = await ledger.findByKey(order.userId, grantKey(order.id), transaction);
      if (known.length > 0) return;
      const grant = { order, paidAt, now: now(), key: grantKey(order.id) };
      if (order.kind === 'subscription')
        await grantPlan({ ...grant, plan: order.item }, options, transaction);
      else await grantService({ ...grant, service: order.item }, options, transaction);
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

const grantKey = (orderId: string) => `grant:${orderId}`;
