import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { LedgerEntryType } from '@sabi/contracts/http/billing/entitlements';

/** Reason of a grant or a debit. */
export type LedgerCause =
  | 'starter'
  | 'plan'
  | 'service'
  | 'use'
  | 'refund'
  | 'end'
  | 'renewal'
  /** What a use had taken was given back. */
  | 'return';

/** Append-only. */
export interface StoredLedgerEntry {
  readonly id: string;
  readonly user_id: string;
  /** Sequence number in the account, from 1. */
  readonly number: number;
  readonly type: LedgerEntryType;
  readonly kind: EntitlementKind;
  /** Change of the balance. */
  readonly amount: number;
  /** Balance of the kind after this entry. */
  readonly balance_after: number;
  readonly cause: LedgerCause;
  readonly reference: string | null;
  readonly order_id: string | null;
  readonly lot_id: string;
  /** End of the lot, after a grant or an extension. */
  readonly ends_at: Date | null;
  /** Key of the request; unique in an account together with `part`. */
  readonly idempotency_key: string;
  readonly part: number;
  /** null unless the staff acted. */
  readonly staff_id: string | null;
  readonly created_at: Date;
}

/** Rest of a grant. */
export interface Lot {
  readonly lot_id: string;
  readonly kind: EntitlementKind;
  readonly cause: LedgerCause;
  readonly order_id: string | null;
  readonly granted: number;
  readonly remaining: number;
  readonly ends_at: Date | null;
}

/** The sum of an account's ledger. */
export interface EntitlementAccount {
  readonly user_id: string;
  /** Number of entries. */
  readonly entries: number;
  /** In the order of their grants. */
  readonly lots: readonly Lot[];
}

export const emptyAccount = (userId: string): EntitlementAccount => ({
  user_id: userId,
  entries: 0,
  lots: [],
});

/** Whether a lot is usable at a moment, before or after the sweep. */
export function isLive({ ends_at: end }: Pick<Lot, 'ends_at'>, at: Date): boolean {
  return end === null || end > at;
}

/** Lots of a kind by end, then by grant. */
export function liveLots(lots: readonly Lot[], kind: EntitlementKind, at: Date): Lot[] {
  return lots.filter((lot) => lot.kind === kind && isLive(lot, at)).toSorted((a, b) => endOf(a) - endOf(b));
}

export function balanceOf(lots: readonly Lot[], kind: EntitlementKind, at: Date): number {
  return liveLots(lots, kind, at).reduce((sum, { remaining }) => sum + remaining, 0);
}

const endOf = ({ ends_at: end }: Lot) => end?.getTime() ?? Infinity;

/**
 * Applies an entry. Only this changes an account, so that it is always the sum of its ledger.
 * A used-up lot that has ended is removed without an entry.
 */
export function applyEntry(account: EntitlementAccount, entry: StoredLedgerEntry): EntitlementAccount {
  const lots = account.lots.filter((lot) => lot.remaining > 0 || isLive(lot, entry.created_at));
  return { ...account, entries: entry.number, lots: changeLots(lots, entry) };
}

function changeLots(lots: readonly Lot[], entry: StoredLedgerEntry): Lot[] {
  const { type, lot_id, kind, cause, order_id, amount, ends_at } = entry;
  if (type === 'grant')
    return [...lots, { lot_id, kind, cause, order_id, granted: amount, remaining: amount, ends_at }];
  if (type === 'expiry' || type === 'reversal') return lots.filter((lot) => lot.lot_id !== lot_id);
  return lots.map((lot) => {
    if (lot.lot_id !== lot_id) return lot;
    return type === 'extension' ? { ...lot, ends_at } : { ...lot, remaining: lot.remaining + amount };
  });
}

/** @param entries all of the account, oldest first */
export function replayLedger(userId: string, entries: readonly StoredLedgerEntry[]): EntitlementAccount {
  return entries.reduce(applyEntry, emptyAccount(userId));
}
