import { randomUUID } from 'node:crypto';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import { newestGrantRules } from '../catalogue/grant-rules';
import { openPlans, type StoredSubscription } from '../subscriptions/subscription';
import { changeAccount } from './change-account';
import type { GrantDependencies } from './grant-dependencies';

const { counts } = newestGrantRules.plans.starter;

export const isPartOfStarter = (kind: EntitlementKind): boolean => kind in counts;

/** Once per account. @returns false, without an effect, while a paid plan is in force */
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
 * Stores Starter, which every account has, at the first need.
 * @returns the account's subscriptions
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
