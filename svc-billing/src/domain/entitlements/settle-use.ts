import { usageSettled, type usageSettlementRequested } from '@sabi/contracts/messages/billing';
import { type Effect, PermanentFailure } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import { AppError } from '@sabi/service-kit/errors';
import type { RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import type { OrderRepository } from '../orders/order-repository';
import { ensureStarter, type EnsureStarterDependencies, isPartOfStarter } from './activate-starter';
import { changeAccount } from './change-account';
import { debitEntitlement } from './debit-entitlement';
import type { StoredLedgerEntry } from './ledger';
import type { SettledUses } from './settled-uses';
import { keyOfReturn, keyOfUse } from './use-keys';

type Request = z.infer<typeof usageSettlementRequested.schema>;
type Result = z.infer<typeof usageSettled.schema>['result'];
type TimedRequest = Request & { readonly now: Date };

export interface SettleUseDependencies extends EnsureStarterDependencies {
  readonly orders: Pick<OrderRepository, 'find'>;
  readonly settledUses: Pick<SettledUses, 'find' | 'save'>;
  readonly runExclusive: RunInKeyedQueue;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly now: () => Date;
}

/** How long what comes back can be used where its lot has ended. */
const returnedMs = 30 * 86_400_000;

/**
 * Settles a use under its owner's key and answers with its state (ADR 0092). Idempotent. Stores nothing for an
 * erased account.
 * @throws {PermanentFailure} IDEMPOTENCY_KEY_REUSED when something else was used under the key
 */
export async function settleUse(
  request: Request,
  dependencies: SettleUseDependencies,
): Promise<Effect | undefined> {
  const { user_id: userId, kind, key, outcome } = request;
  const { erasedAccounts, runExclusive, outbox, now } = dependencies;
  if (await erasedAccounts.has(userId)) return undefined;
  if (outcome === 'used' && isPartOfStarter(kind)) await ensureStarter({ userId, now: now() }, dependencies);
  return (transaction) =>
    runExclusive(userId, async () => {
      const result = await settle({ ...request, now: now() }, dependencies, transaction);
      await outbox.append(createMessage(usageSettled, { user_id: userId, kind, key, result }), transaction);
    });
}

async function settle(
  request: TimedRequest,
  dependencies: SettleUseDependencies,
  transaction: Transaction,
): Promise<Result> {
  const { user_id: userId, key, outcome, now } = request;
  const { ledger, settledUses } = dependencies;
  // Makes a consumption of this key at the same time run again, which then finds the key settled.
  await ledger.hold(userId, transaction);
  const earlier = await settledUses.find(userId, key, transaction);
  if (earlier?.result === 'returned' || (earlier && outcome === 'used')) return earlier.result;
  const result =
    outcome === 'used'
      ? await debitOnce(request, dependencies, transaction)
      : await giveBack(request, dependencies, transaction);
  if (result !== 'used')
    await settledUses.save({ user_id: userId, key, result, settled_at: now }, transaction);
  return result;
}

async function debitOnce(
  { user_id: userId, key, ...use }: TimedRequest,
  dependencies: SettleUseDependencies,
  transaction: Transaction,
): Promise<'used' | 'used_up'> {
  const { kind, quantity, reference, now } = use;
  try {
    const debit = { userId, kind, quantity, key: keyOfUse(key), reference, now };
    await debitEntitlement(debit, dependencies, transaction);
    return 'used';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'ENTITLEMENT_USED_UP') return 'used_up';
    throw new PermanentFailure(error.code, { cause: error });
  }
}

/** Gives back everything that was used under the key, except what an order has brought that was refunded since. */
async function giveBack(
  { user_id: userId, key, reference, now }: TimedRequest,
  dependencies: SettleUseDependencies,
  transaction: Transaction,
): Promise<'returned'> {
  const debits = await dependencies.ledger.findByKey(userId, keyOfUse(key), transaction);
  const refunded = await findRefunded(debits, dependencies, transaction);
  const owed = debits.filter(({ order_id: id }) => !refunded.has(id));
  if (owed.length === 0) return 'returned';
  const reason = {
    key: keyOfReturn(key),
    cause: 'return',
    reference: reference ?? owed[0]?.reference ?? null,
  } as const;
  await changeAccount(
    { userId, at: now },
    (book) => book.giveBack(owed, new Date(now.getTime() + returnedMs), reason),
    dependencies,
    transaction,
  );
  return 'returned';
}

/** A refunded order has no unused rest (ADR 0041, rule 8), so nothing of it comes back. */
async function findRefunded(
  debits: readonly StoredLedgerEntry[],
  { orders }: Pick<SettleUseDependencies, 'orders'>,
  transaction: Transaction,
): Promise<ReadonlySet<string | null>> {
  const refunded = new Set<string | null>();
  for (const id of new Set(debits.map(({ order_id: orderId }) => orderId))) {
    const order = id === null ? null : await orders.find(id, transaction);
    if (order?.status === 'refunded') refunded.add(id);
  }
  return refunded;
}
