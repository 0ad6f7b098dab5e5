import type { StatementEffect } from '@sabi/contracts/http/billing/payment-history';
import { addLifetime, grantRulesOf } from '../catalogue/grant-rules';
import type { StoredOrder } from '../orders/stored-order';
import type { StoredSubscription } from '../subscriptions/subscription';
import type { StoredLedgerEntry } from './ledger';

interface Purchase {
  readonly order: StoredOrder;
  /** Time of the grant. */
  readonly at: Date;
  readonly entries: readonly StoredLedgerEntry[];
}

/**
 * The effect of a purchase on plans and their ends (ADR 0041).
 * @returns null without an effect, and for a plan whose order was refunded
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
  const superseded = subscriptions.find(({ superseded_by: successor }) => successor === plan.id);
  if (superseded) return { ...plain, type: 'upgraded', plan: superseded.plan_type };
  if (plan.starts_at > at) return { ...plain, type: 'queued', starts_at: plan.starts_at.toISOString() };
  return { ...plain, type: 'began' };
}

/** Another purchase extends a service that lasts for days. */
function explainService({ order, at, entries }: Purchase): StatementEffect | null {
  if (order.kind !== 'ala_carte') return null;
  const { lifetime, stacks } = grantRulesOf(order.catalogueVersion).services[order.item];
  const end = entries[0]?.ends_at;
  if (!stacks || !('days' in lifetime) || !end) return null;
  const type = end > addLifetime(at, lifetime) ? 'extended' : 'began';
  return { type, plan: null, days: lifetime.days, starts_at: null };
}
