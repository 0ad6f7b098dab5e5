import type { Consumption, consumptionRequestSchema } from '@sabi/contracts/http/billing/entitlements';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import type { RunInKeyedQueue } from '@sabi/service-kit/keyed-queue';
import { ensureStarter, type EnsureStarterDependencies, isPartOfStarter } from './activate-starter';
import { debitEntitlement } from './debit-entitlement';
import type { StoredLedgerEntry } from './ledger';

type Request = z.output<typeof consumptionRequestSchema>;

export interface ConsumeDependencies extends EnsureStarterDependencies {
  readonly runExclusive: RunInKeyedQueue;
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
 * after a purchase.
 * @throws {AppError} ENTITLEMENT_USED_UP, IDEMPOTENCY_KEY_REUSED
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
  const use = { userId, kind, quantity, key: keyOf(idempotency_key, staffId), reference, staffId, now };
  return await dependencies.transact(async (transaction) => {
    const earlier = await dependencies.ledger.findByKey(userId, use.key, transaction);
    const entries = await debitEntitlement(use, dependencies, transaction);
    if (earlier.length === 0) await dependencies.recordUse?.(transaction);
    return describe(entries, request);
  });
}

/** Keys are scoped by caller. */
const keyOf = (key: string, staffId: string | null) =>
  staffId === null ? `use:${key}` : `use-by:${staffId}/${key}`;

function describe(entries: readonly StoredLedgerEntry[], { kind, quantity }: Request): Consumption {
  return {
    kind,
    quantity,
    balance_after: entries.at(-1)?.balance_after ?? 0,
    entry_ids: entries.map(({ id }) => id),
  };
}
