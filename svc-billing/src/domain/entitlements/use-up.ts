import type { EntitlementKind } from '@sabi/contracts/http/entitlement-kinds';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { LedgerStore } from '../../data-access/ledger-store';
import { changeAccount } from './change-account';
import type { StoredLedgerEntry } from './ledger';
import type { LedgerReason } from './ledger-book';

export interface Use {
  readonly userId: string;
  readonly kind: EntitlementKind;
  readonly quantity: number;
  /** Names the use: under the same key nothing more is used. */
  readonly key: string;
  readonly reference?: string | null;
  /** Who of the staff asks; left out: the owner. */
  readonly staffId?: string | null;
  readonly now: Date;
}

/**
 * Uses up some of what an account has, of what ends first.
 * @returns the lines under the key, also those of an earlier use
 * @throws {AppError} ENTITLEMENT_USED_UP, IDEMPOTENCY_KEY_REUSED
 */
export async function useUp(
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
