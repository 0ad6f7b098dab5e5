import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { EntitlementBalance, LedgerEntry, LedgerPage } from '@sabi/contracts/http/billing/entitlements';
import { ensureStarter, type EnsureStarterDependencies } from './activate-starter';
import { liveLots, type StoredLedgerEntry } from './ledger';
import type { LedgerStore } from './ledger-store';

const pageSize = 50;

/** Ledger entries, newest first. */
export async function viewLedger(
  { userId, before }: { userId: string; before: number | undefined },
  { ledger }: { ledger: Pick<LedgerStore, 'listEntries'> },
): Promise<LedgerPage> {
  const found = await ledger.listEntries(userId, { before: before ?? null, limit: pageSize + 1 });
  const page = found.slice(0, pageSize);
  return {
    entries: page.map(viewEntry),
    next: found.length > pageSize ? (page.at(-1)?.number ?? null) : null,
  };
}

/** Without the name of the staff. */
export function viewEntry(entry: StoredLedgerEntry): LedgerEntry {
  const { id, user_id: _owner, idempotency_key: _key, part: _part, staff_id: _staff, ...shown } = entry;
  return {
    ...shown,
    entry_id: id,
    ends_at: entry.ends_at?.toISOString() ?? null,
    created_at: entry.created_at.toISOString(),
  };
}

/** Usable quantities now, by kind. */
export async function viewBalances(
  { userId, now }: { userId: string; now: Date },
  dependencies: EnsureStarterDependencies,
): Promise<EntitlementBalance[]> {
  await ensureStarter({ userId, now }, dependencies);
  const account = await dependencies.ledger.read(userId);
  return entitlementKindSchema.options.flatMap((kind) => {
    const lots = liveLots(account.lots, kind, now);
    if (lots.length === 0) return [];
    return {
      kind,
      available: lots.reduce((sum, { remaining }) => sum + remaining, 0),
      lots: lots.map(({ lot_id, order_id, granted, remaining, ends_at }) => ({
        lot_id,
        order_id,
        granted,
        remaining,
        ends_at: ends_at?.toISOString() ?? null,
      })),
    };
  });
}
