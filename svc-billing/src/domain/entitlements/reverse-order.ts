import type { Transaction } from '@sabi/service-kit/transaction';
import { grantRulesOf, type ServiceGrants } from '../catalogue/grant-rules';
import type { Order } from '../orders/order';
import { removePlan } from '../subscriptions/schedule-plans';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './grant-dependencies';
import { liveLots } from './ledger';
import type { LedgerBook, LedgerReason } from './ledger-book';

/** Takes back only the unused grants of this refunded order. */
export async function reverseOrder(
  { order, staffId, now }: { order: Order; staffId: string; now: Date },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<void> {
  // Also without unused lots, so that a use given back at the same time sees the refund or is taken back by it.
  await dependencies.ledger.hold(order.userId, transaction);
  const key = `refund:${order.id}`;
  const known = await dependencies.ledger.findByKey(order.userId, key, transaction);
  if (known.length > 0) return;
  if (order.kind === 'subscription') {
    const before = await dependencies.subscriptions.findAllOf(order.userId, transaction);
    const subscriptions = removePlan(before, { orderId: order.id, now });
    await dependencies.subscriptions.save(subscriptions, transaction);
  }
  await changeAccount(
    { userId: order.userId, at: now },
    (book) => {
      const reason: LedgerReason = { key, cause: 'refund', orderId: order.id, staffId };
      if (order.kind === 'ala_carte') {
        const grants = grantRulesOf(order.catalogueVersion).services[order.item];
        if (grants.stacks) pullForward({ order, grants, now }, book, reason);
      }
      book.reverse(order.id, reason);
    },
    dependencies,
    transaction,
  );
}

/** Moves the ends of purchases queued behind the refunded one forward by its days. */
function pullForward(
  { order, grants, now }: { order: Order; grants: ServiceGrants; now: Date },
  book: LedgerBook,
  reason: LedgerReason,
): void {
  const { kind, lifetime } = grants;
  if (!('days' in lifetime)) return;
  const lots = liveLots(book.lots, kind, now);
  const refunded = lots.findIndex(({ order_id: id }) => id === order.id);
  if (refunded === -1) return;
  for (const lot of lots.slice(refunded + 1)) {
    const end = lot.ends_at && new Date(lot.ends_at.getTime() - lifetime.days * 86_400_000);
    if (end) book.moveEnd(lot, end > now ? end : now, { ...reason, orderId: lot.order_id });
  }
}
