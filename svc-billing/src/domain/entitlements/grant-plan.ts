import type { PlanType } from '@sabi/contracts/http/billing/catalogue';
import { type EntitlementKind, entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { Transaction } from '@sabi/service-kit/transaction';
import { grantRulesOf } from '../catalogue/grant-rules';
import type { Order } from '../orders/order';
import { addPlan } from '../subscriptions/schedule-plans';
import { openPlans } from '../subscriptions/subscription';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './grant-dependencies';
import type { LedgerBook, LedgerReason } from './ledger-book';

export interface PaidGrant {
  readonly order: Order;
  readonly paidAt: Date;
  readonly now: Date;
  readonly key: string;
}

/**
 * Starts or extends a plan. Its entitlements, and unused ones of other plans, last until the last paid plan
 * ends.
 */
export async function grantPlan(
  { order, paidAt, now, key, plan }: PaidGrant & { plan: PlanType },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<void> {
  const { days, counts } = grantRulesOf(order.catalogueVersion).plans[plan];
  if (days === null) throw new Error(`${plan} is not for sale`);
  const before = await dependencies.subscriptions.findAllOf(order.userId, transaction);
  const bought = { userId: order.userId, plan, days, orderId: order.id, paidAt, now };
  const subscriptions = addPlan(before, bought);
  await dependencies.subscriptions.save(subscriptions, transaction);
  const endsAt = openPlans(subscriptions, now).at(-1)?.ends_at ?? paidAt;
  const reason = { key, cause: 'plan', orderId: order.id } as const;
  await changeAccount(
    { userId: order.userId, at: now },
    (book) => {
      extendPlans(book, endsAt, { ...reason, cause: 'renewal' });
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

function extendPlans(book: LedgerBook, endsAt: Date, reason: LedgerReason): void {
  for (const lot of book.lots) {
    const isUnused = lot.cause === 'plan' && lot.remaining > 0;
    if (isUnused && lot.ends_at && lot.ends_at < endsAt) book.moveEnd(lot, endsAt, reason);
  }
}
