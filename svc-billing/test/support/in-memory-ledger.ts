import type { Transact, Transaction } from '@sabi/service-kit/transaction';
import {
  type EntitlementAccount,
  emptyAccount,
  type StoredLedgerEntry,
} from '../../src/domain/entitlements/ledger';
import type { LedgerStore } from '../../src/domain/entitlements/ledger-store';
import type { SettledUse, SettledUses } from '../../src/domain/entitlements/settled-uses';

/** A fast ledger without a database, for one caller at a time. */
export function createInMemoryLedger(): LedgerStore {
  const accounts = new Map<string, EntitlementAccount>();
  const entries: StoredLedgerEntry[] = [];
  const allOf = (userId: string) => entries.filter(({ user_id }) => user_id === userId);
  return {
    read: async (userId) => accounts.get(userId) ?? emptyAccount(userId),
    findByKey: async (userId, key) => allOf(userId).filter(({ idempotency_key }) => idempotency_key === key),
    save: async ({ after, entries: written }) => {
      for (const entry of written) {
        const { user_id, idempotency_key: key, part, number } = entry;
        const isTaken = allOf(user_id).some(
          (known) => known.number === number || (known.idempotency_key === key && known.part === part),
        );
        if (isTaken) throw new Error(`Line ${number} (${key}, ${part}) is there already`);
        entries.push(entry);
      }
      accounts.set(after.user_id, after);
    },
    hold: async () => undefined,
    listEntries: async (userId, { before, limit }) =>
      allOf(userId)
        .filter(({ number }) => before === null || number < before)
        .toReversed()
        .slice(0, limit),
    findAllEntries: async (userId) => allOf(userId),
    findExpired: async (now) =>
      [...accounts.values()]
        .filter(({ lots }) => lots.some((lot) => lot.remaining > 0 && lot.ends_at && lot.ends_at <= now))
        .map(({ user_id }) => user_id),
    listAccounts: async () => [...accounts.keys()],
  };
}

export function createInMemorySettledUses(): SettledUses {
  const uses = new Map<string, SettledUse>();
  return {
    find: async (userId, key) => uses.get(`${userId} ${key}`) ?? null,
    save: async (use) => void uses.set(`${use.user_id} ${use.key}`, use),
    findAllOf: async (userId) => [...uses.values()].filter(({ user_id }) => user_id === userId),
  };
}

export const transactInMemory: Transact = (work) => work({} as Transaction);
