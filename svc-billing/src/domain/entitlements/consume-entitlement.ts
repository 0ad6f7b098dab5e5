import type { Consumption, consumptionRequestSchema } from '@sabi/contracts/http/entitlements';
import type { z } from 'zod';
import { ensureStarter, type EnsureStarterDependencies, isPartOfStarter } from './activate-starter';
import type { StoredLedgerEntry } from './ledger';
import type { TakeTurns } from './take-turns';
import { useUp } from './use-up';

type Request = z.output<typeof consumptionRequestSchema>;

export interface ConsumeDependencies extends EnsureStarterDependencies {
  readonly takeTurns: TakeTurns;
}

interface Consuming {
  readonly userId: string;
  readonly request: Request;
  /** Who of the staff asks; left out: the owner. */
  readonly staffId?: string | null;
  readonly now: Date;
}

/**
 * Uses up some of what an account has, of what ends first. Asked again under the same key it uses nothing and says the
 * same. A refusal is not kept: who has bought more may ask again.
 * @throws {AppError} ENTITLEMENT_USED_UP, IDEMPOTENCY_KEY_REUSED
 */
export async function consumeEntitlement(
  consuming: Consuming,
  dependencies: ConsumeDependencies,
): Promise<Consumption> {
  const { userId, request, now } = consuming;
  if (isPartOfStarter(request.kind)) await ensureStarter({ userId, now }, dependencies);
  return await dependencies.takeTurns(userId, () => consume(consuming, dependencies));
}

async function consume(
  { userId, request, staffId = null, now }: Consuming,
  dependencies: ConsumeDependencies,
): Promise<Consumption> {
  const { kind, quantity, idempotency_key, reference = null } = request;
  const use = { userId, kind, quantity, key: keyOf(idempotency_key, staffId), reference, staffId, now };
  return await dependencies.transact(async (transaction) =>
    describe(await useUp(use, dependencies, transaction), request),
  );
}

/** Whoever asks has keys of their own: two that choose the same one ask for two things. */
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
