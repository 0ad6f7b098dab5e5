import { randomUUID } from 'node:crypto';
import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { openPlans, type StoredSubscription } from '../subscriptions/subscription';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './create-order-grants';
import { grantRulesOf } from './grant-rules';

/** Nobody orders Starter, so no order says by which catalogue: by the newest whose grants are known. */
const catalogueVersion = '2026-11';

export const isPartOfStarter = (kind: EntitlementKind): boolean =>
  kind in grantRulesOf(catalogueVersion).plans.starter.counts;

/** Once in the life of an account. @returns false, and nothing is done, while a paid plan is in force */
export async function activateStarter(
  { userId, now }: { userId: string; now: Date },
  dependencies: GrantDependencies,
  transaction: Transaction,
): Promise<boolean> {
  const subscriptions = await dependencies.subscriptions.findAllOf(userId, transaction);
  if (openPlans(subscriptions, now).length > 0) return false;
  if (subscriptions.some(({ plan_type: type }) => type === 'starter')) return true;
  const starter = {
    id: randomUUID(),
    user_id: userId,
    plan_type: 'starter',
    status: 'active',
    created_at: now,
    starts_at: now,
    ends_at: null,
    orders: [],
    superseded_by: null,
  } as const;
  await dependencies.subscriptions.save([starter], transaction);
  const { counts } = grantRulesOf(catalogueVersion).plans.starter;
  await changeAccount(
    { userId, at: now },
    (book) => {
      for (const [kind, count] of Object.entries(counts) as [keyof typeof counts, number][])
        book.grant({ kind, count, endsAt: null }, { key: 'starter', cause: 'starter' });
    },
    dependencies,
    transaction,
  );
  return true;
}

export interface EnsureStarterDependencies extends GrantDependencies {
  readonly transact: Transact;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

/**
 * Every account has Starter without asking for it: it is written down when it first matters.
 * @returns the subscriptions of the account
 */
export async function ensureStarter(
  { userId, now }: { userId: string; now: Date },
  dependencies: EnsureStarterDependencies,
): Promise<StoredSubscription[]> {
  const { subscriptions, erasedAccounts, transact } = dependencies;
  const found = await subscriptions.findAllOf(userId);
  const isThere = found.some(({ plan_type: type }) => type === 'starter');
  if (isThere || openPlans(found, now).length > 0 || (await erasedAccounts.has(userId))) return found;
  await transact((transaction) => activateStarter({ userId, now }, dependencies, transaction));
  return await subscriptions.findAllOf(userId);
}
