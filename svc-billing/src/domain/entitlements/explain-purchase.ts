import type { StatementEffect } from '@sabi/contracts/http/payment-history';
import { addLifetime, grantRulesOf } from '../catalogue/grant-rules';
import type { StoredOrder } from '../orders/stored-order';
import type { StoredSubscription } from '../subscriptions/subscription';
import type { StoredLedgerEntry } from './ledger';

interface Purchase {
  readonly order: StoredOrder;
  /** When it was granted. */
  readonly at: Date;
  readonly happening: readonly StoredLedgerEntry[];
}

/**
 * What a purchase did beside adding to the balance, by the rules of ADR 0041.
 * @returns null where there is nothing to explain, and for a plan whose order was refunded since
 */
export function explainPurchase(
  purchase: Purchase,
  subscriptions: readonly StoredSubscription[],
): StatementEffect | null {
  return purchase.order.kind === 'subscription'
    ? explainPlan(purchase, subscriptions)
    : explainService(purchase);
}

function explainPlan(
  { order, at }: Purchase,
  subscriptions: readonly StoredSubscription[],
): StatementEffect | null {
  const plan = subscriptions.find(({ orders }) => orders.some(({ order_id: id }) => id === order.id));
  if (!plan) return null;
  const position = plan.orders.findIndex(({ order_id: id }) => id === order.id);
  const days = plan.orders[position]?.days ?? 0;
  const plain = { plan: null, days, starts_at: null };
  if (position > 0) return { ...plain, type: 'extended' };
  const ousted = subscriptions.find(({ superseded_by: heir }) => heir === plan.id);
  if (ousted) return { ...plain, type: 'upgraded', plan: ousted.plan_type };
  if (plan.starts_at > at) return { ...plain, type: 'queued', starts_at: plan.starts_at.toISOString() };
  return { ...plain, type: 'began' };
}

/** Open for some days: bought again while it was open, it lasts longer. */
function explainService({ order, at, happening }: Purchase): StatementEffect | null {
  if (order.kind !== 'ala_carte') return null;
  const { lifetime, stacks } = grantRulesOf(order.catalogueVersion).services[order.item];
  const end = happening[0]?.ends_at;
  if (!stacks || !('days' in lifetime) || !end) return null;
  const type = end > addLifetime(at, lifetime) ? 'extended' : 'began';
  return { type, plan: null, days: lifetime.days, starts_at: null };
}
