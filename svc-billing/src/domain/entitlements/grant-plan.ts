import type { PlanType } from '@sabi/contracts/http/billing';
import { type EntitlementKind, entitlementKindSchema } from '@sabi/contracts/http/entitlement-kinds';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Order } from '../orders/order';
import { addPlan } from '../subscriptions/schedule-plans';
import { openPlans } from '../subscriptions/subscription';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './create-order-grants';
import { grantRulesOf } from './grant-rules';
import type { LedgerBook, LedgerReason } from './ledger-book';

export interface PaidGrant {
  readonly order: Order;
  readonly paidAt: Date;
  readonly now: Date;
  readonly key: string;
}

/**
 * Begins or lengthens a plan. What it counts may be used from now on, and like what is unused of other plans until the last
 * plan paid for ends: nobody loses by buying more.
 */
export async function grantPlan(
  { order, paidAt, now, key, plan }: PaidGrant & { plan: PlanType },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<void> {
  const { days, counts } = grantRulesOf(order.catalogueVersion).plans[plan];
  if (days === null) throw new Error(`Nobody pays for ${plan}`);
  const before = await dependencies.subscriptions.findAllOf(order.userId, transaction);
  const bought = { userId: order.userId, plan, days, orderId: order.id, paidAt, now };
  const subscriptions = addPlan(before, bought);
  await dependencies.subscriptions.save(subscriptions, transaction);
  const endsAt = openPlans(subscriptions, now).at(-1)?.ends_at ?? paidAt;
  const reason = { key, cause: 'plan', orderId: order.id } as const;
  await changeAccount(
    { userId: order.userId, at: now },
    (book) => {
      lengthenPlans(book, endsAt, { ...reason, cause: 'renewal' });
      for (const kind of entitlementKindSchema.options) grantCount(book, { kind, counts, endsAt }, reason);
    },
    dependencies,
    transaction,
  );
}

function grantCount(
  book: LedgerBook,
  {
    kind,
    counts,
    endsAt,
  }: { kind: EntitlementKind; counts: Partial<Record<EntitlementKind, number>>; endsAt: Date },
  reason: LedgerReason,
): void {
  const count = counts[kind];
  if (count) book.grant({ kind, count, endsAt }, reason);
}

function lengthenPlans(book: LedgerBook, endsAt: Date, reason: LedgerReason): void {
  for (const lot of book.lots) {
    const isUnused = lot.cause === 'plan' && lot.remaining > 0;
    if (isUnused && lot.ends_at && lot.ends_at < endsAt) book.moveEnd(lot, endsAt, reason);
  }
}
