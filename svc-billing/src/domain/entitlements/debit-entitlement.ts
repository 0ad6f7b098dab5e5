import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import { changeAccount } from './change-account';
import type { StoredLedgerEntry } from './ledger';
import type { LedgerReason } from './ledger-book';
import type { LedgerStore } from './ledger-store';

export interface Use {
  readonly userId: string;
  readonly kind: EntitlementKind;
  readonly quantity: number;
  readonly key: string;
  readonly reference?: string | null;
  /** Missing when the owner asks. */
  readonly staffId?: string | null;
  readonly now: Date;
}

/**
 * Debits the lots that end first.
 * @returns the entries under the key, also of an earlier debit
 * @throws {AppError} ENTITLEMENT_USED_UP, IDEMPOTENCY_KEY_REUSED
 */
export async function debitEntitlement(
  { userId, kind, quantity, key, reference = null, staffId = null, now }: Use,
  dependencies: { ledger: LedgerStore },
  transaction: Transaction,
): Promise<readonly StoredLedgerEntry[]> {
  const earlier = await dependencies.ledger.findByKey(userId, key, transaction);
  if (earlier.length > 0) return assertSame(earlier, { kind, quantity });
  const reason: LedgerReason = { key, cause: 'use', reference, staffId };
  const book = await changeAccount(
    { userId, at: now },
    (opened) => opened.use({ kind, quantity }, reason),
    dependencies,
    transaction,
  );
  return book.written.filter((entry) => entry.idempotency_key === key);
}

function assertSame(
  entries: readonly StoredLedgerEntry[],
  { kind, quantity }: Pick<Use, 'kind' | 'quantity'>,
): readonly StoredLedgerEntry[] {
  const used = entries.reduce((sum, { amount }) => sum - amount, 0);
  if (used !== quantity || entries.some((entry) => entry.kind !== kind))
    throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return entries;
}
