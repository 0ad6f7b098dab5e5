import { randomUUID } from 'node:crypto';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import { AppError } from '@sabi/service-kit/errors';
import {
  applyEntry,
  balanceOf,
  type EntitlementAccount,
  isLive,
  type LedgerCause,
  liveLots,
  type Lot,
  type StoredLedgerEntry,
} from './ledger';

/** Shared by all entries of one request. */
export interface LedgerReason {
  /** Identifies the request, see `StoredLedgerEntry`. */
  readonly key: string;
  readonly cause: LedgerCause;
  readonly orderId?: string | null;
  readonly reference?: string | null;
  readonly staffId?: string | null;
}

export interface Grant {
  readonly kind: EntitlementKind;
  readonly count: number;
  readonly endsAt: Date | null;
}

type Change = Pick<StoredLedgerEntry, 'type' | 'kind' | 'amount' | 'lot_id' | 'ends_at'>;

/** An account's ledger at one moment. Writes off lots that have ended. */
export class LedgerBook {
  readonly #at: Date;
  readonly #parts = new Map<string, number>();
  readonly #written: StoredLedgerEntry[] = [];
  #account: EntitlementAccount;

  constructor(account: EntitlementAccount, at: Date) {
    this.#account = account;
    this.#at = at;
    for (const lot of account.lots)
      if (!isLive(lot, at) && lot.remaining > 0)
        this.#take(lot, 'expiry', { key: `end:${lot.lot_id}`, cause: 'end', orderId: lot.order_id });
  }

  get account(): EntitlementAccount {
    return this.#account;
  }

  /** New entries to save. */
  get written(): readonly StoredLedgerEntry[] {
    return this.#written;
  }

  get lots(): readonly Lot[] {
    return this.#account.lots.filter((lot) => isLive(lot, this.#at));
  }

  grant({ kind, count, endsAt }: Grant, reason: LedgerReason): void {
    this.#write({ type: 'grant', kind, amount: count, lot_id: randomUUID(), ends_at: endsAt }, reason);
    this.#endIfPast(endsAt);
  }

  /** Debits the lots that end first, all or nothing. @throws {AppError} ENTITLEMENT_USED_UP */
  use({ kind, quantity }: { kind: EntitlementKind; quantity: number }, reason: LedgerReason): void {
    if (balanceOf(this.#account.lots, kind, this.#at) < quantity) throw new AppError('ENTITLEMENT_USED_UP');
    let missing = quantity;
    for (const { lot_id, order_id, remaining } of liveLots(this.#account.lots, kind, this.#at)) {
      const taken = Math.min(missing, remaining);
      if (taken === 0) continue;
      const change: Change = { type: 'debit', kind, amount: -taken, lot_id, ends_at: null };
      this.#write(change, { ...reason, orderId: order_id });
      missing -= taken;
    }
  }

  /** Moves the end of a lot, also into the past. */
  moveEnd({ lot_id, kind }: Lot, endsAt: Date, reason: LedgerReason): void {
    this.#write({ type: 'extension', kind, amount: 0, lot_id, ends_at: endsAt }, reason);
    this.#endIfPast(endsAt);
  }

  /**
   * Gives back what a use has taken: into its lots while they last, else as new ones of the same order.
   * @param debits the use's entries @param endsAt of new lots
   */
  giveBack(debits: readonly StoredLedgerEntry[], endsAt: Date, reason: LedgerReason): void {
    for (const { kind, amount, lot_id, order_id: orderId } of debits) {
      const isThere = this.lots.some((lot) => lot.lot_id === lot_id);
      if (isThere)
        this.#write({ type: 'debit', kind, amount: -amount, lot_id, ends_at: null }, { ...reason, orderId });
      else this.grant({ kind, count: -amount, endsAt }, { ...reason, orderId });
    }
  }

  /** Takes back the rest of an order's grants. */
  reverse(orderId: string, reason: LedgerReason): void {
    for (const lot of this.lots) if (lot.order_id === orderId) this.#take(lot, 'reversal', reason);
  }

  #endIfPast(endsAt: Date | null): void {
    if (endsAt === null || endsAt > this.#at) return;
    const ended = this.#account.lots.filter((lot) => !isLive(lot, this.#at) && lot.remaining > 0);
    for (const lot of ended)
      this.#take(lot, 'expiry', { key: `end:${lot.lot_id}`, cause: 'end', orderId: lot.order_id });
  }

  #take({ kind, lot_id, remaining }: Lot, type: 'expiry' | 'reversal', reason: LedgerReason): void {
    this.#write({ type, kind, amount: remaining === 0 ? 0 : -remaining, lot_id, ends_at: null }, reason);
  }

  #write(
    change: Change,
    { key, cause, orderId = null, reference = null, staffId = null }: LedgerReason,
  ): void {
    const part = this.#parts.get(key) ?? 0;
    this.#parts.set(key, part + 1);
    const entry: StoredLedgerEntry = {
      id: randomUUID(),
      user_id: this.#account.user_id,
      number: this.#account.entries + 1,
      ...change,
      balance_after: 0,
      cause,
      reference,
      order_id: orderId,
      idempotency_key: key,
      part,
      staff_id: staffId,
      created_at: this.#at,
    };
    this.#account = applyEntry(this.#account, entry);
    this.#written.push({ ...entry, balance_after: balanceOf(this.#account.lots, change.kind, this.#at) });
  }
}
