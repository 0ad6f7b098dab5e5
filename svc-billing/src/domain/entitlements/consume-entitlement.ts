import type { Consumption, consumptionRequestSchema } from '@sabi/contracts/http/billing/entitlements';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import type { RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { ensureStarter, type EnsureStarterDependencies, isPartOfStarter } from './activate-starter';
import { debitEntitlement } from './debit-entitlement';
import type { StoredLedgerEntry } from './ledger';
import type { SettledUses } from './settled-uses';
import { keyOfUse } from './use-keys';

type Request = z.output<typeof consumptionRequestSchema>;

export interface ConsumeDependencies extends EnsureStarterDependencies {
  readonly runExclusive: RunInKeyedQueue;
  readonly settledUses: Pick<SettledUses, 'find'>;
  /** Runs in the transaction of a use; skipped for a repeated request. */
  readonly recordUse?: (transaction: Transaction) => Promise<unknown>;
}

export interface ConsumeInput {
  readonly userId: string;
  readonly request: Request;
  /** Missing when the owner asks. */
  readonly staffId?: string | null;
  readonly now: Date;
}

/**
 * Uses up entitlements, those that end first. Idempotent by key. Refusals are not stored, so the key works
 * after a purchase, unless the use was settled meanwhile.
 * @throws {AppError} ENTITLEMENT_USED_UP, USE_RETURNED, IDEMPOTENCY_KEY_REUSED
 */
export async function consumeEntitlement(
  input: ConsumeInput,
  dependencies: ConsumeDependencies,
): Promise<Consumption> {
  const { userId, request, now } = input;
  if (isPartOfStarter(request.kind)) await ensureStarter({ userId, now }, dependencies);
  return await dependencies.runExclusive(userId, () => consume(input, dependencies));
}

async function consume(
  { userId, request, staffId = null, now }: ConsumeInput,
  dependencies: ConsumeDependencies,
): Promise<Consumption> {
  const { kind, quantity, idempotency_key, reference = null } = request;
  const use = { userId, kind, quantity, key: keyOfUse(idempotency_key, staffId), reference, staffId, now };
  return await dependencies.transact(async (transaction) => {
    if (staffId === null) await assertUnsettled({ userId, key: idempotency_key }, dependencies, transaction);
    const earlier = await dependencies.ledger.findByKey(userId, use.key, transaction);
    const entries = await debitEntitlement(use, dependencies, transaction);
    if (earlier.length === 0) await dependencies.recordUse?.(transaction);
    return describe(entries, request);
  });
}

async function assertUnsettled(
  { userId, key }: { userId: string; key: string },
  { settledUses }: Pick<ConsumeDependencies, 'settledUses'>,
  transaction: Transaction,
): Promise<void> {
  const settled = await settledUses.find(userId, key, transaction);
  if (settled) throw new AppError(settled.result === 'returned' ? 'USE_RETURNED' : 'ENTITLEMENT_USED_UP');
}

function describe(entries: readonly StoredLedgerEntry[], { kind, quantity }: Request): Consumption {
  return {
    kind,
    quantity,
    balance_after: entries.at(-1)?.balance_after ?? 0,
    entry_ids: entries.map(({ id }) => id),
  };
}
