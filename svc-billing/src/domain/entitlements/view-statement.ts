import type { StatementChange, StatementEvent } from '@sabi/contracts/http/billing/payment-history';
import type { StoredOrder } from '../orders/stored-order';
import type { StoredSubscription } from '../subscriptions/subscription';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository';
import { ensureStarter, type EnsureStarterDependencies } from './activate-starter';
import { type BoughtItemDependencies, findBought, viewBought } from './bought-item';
import { explainPurchase } from './explain-purchase';
import type { StoredLedgerEntry } from './ledger';
import type { LedgerStore } from './ledger-store';
import { isLotExtension } from './lot-extension';

/** Far more than the entries of one cause. */
const linesOnPage = 100;

/** Entries with one cause, newest first. */
type StatementGroup = readonly [StoredLedgerEntry, ...StoredLedgerEntry[]];

export type StatementDependencies = EnsureStarterDependencies &
  BoughtItemDependencies & {
    readonly ledger: LedgerStore;
    readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
  };

/** The ledger grouped by cause, newest first. Pages never split a group. */
export async function viewStatement(
  { userId, before, now }: { userId: string; before: number | undefined; now: Date },
  dependencies: StatementDependencies,
): Promise<{ events: StatementEvent[]; next: number | null }> {
  const { ledger } = dependencies;
  const subscriptions = await ensureStarter({ userId, now }, dependencies);
  const found = await ledger.listEntries(userId, { before: before ?? null, limit: linesOnPage + 1 });
  const all = groupByCause(found);
  const hasMore = found.length > linesOnPage;
  // The last group may continue on the next page.
  const shown = hasMore && all.length > 1 ? all.slice(0, -1) : all;
  const bought = await findBought(
    userId,
    shown.flat().map(({ order_id: id }) => id),
    dependencies,
  );
  return {
    events: shown
      .filter(([newest]) => !isLotExtension(newest))
      .map((group) => viewEvent(group, bought, subscriptions)),
    next: hasMore ? (shown.at(-1)?.at(-1)?.number ?? null) : null,
  };
}

/** @param entries newest first */
function groupByCause(entries: readonly StoredLedgerEntry[]): StatementGroup[] {
  const groups: [StoredLedgerEntry, ...StoredLedgerEntry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && causeKey(last[0]) === causeKey(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

/** Lots of an order with the same end are one event. */
const causeKey = ({ cause, idempotency_key: key, created_at: at, order_id: id }: StoredLedgerEntry) =>
  cause === 'end' ? `end:${at.getTime()}:${id}` : key;

function viewEvent(
  group: StatementGroup,
  bought: ReadonlyMap<string, StoredOrder>,
  subscriptions: readonly StoredSubscription[],
): StatementEvent {
  const [newest] = group;
  const type = typeOf(newest);
  const order = findOrder(group, bought);
  const isPurchase = type === 'bought' && order !== undefined;
  return {
    event_id: newest.id,
    at: newest.created_at.toISOString(),
    type,
    given_back: newest.cause === 'return',
    order: order ? viewBought(order) : null,
    reference: newest.reference,
    effect: isPurchase
      ? explainPurchase({ order, at: newest.created_at, entries: group }, subscriptions)
      : null,
    changes: mergeChanges(group.toReversed()),
  };
}

function typeOf({ cause }: StoredLedgerEntry): StatementEvent['type'] {
  // A type of its own would be unknown to pages of the version before.
  if (cause === 'use' || cause === 'return') return 'used';
  if (cause === 'refund') return 'refunded';
  if (cause === 'end') return 'ended';
  return cause === 'starter' ? 'starter' : 'bought';
}

/** Grants and refunds name their order in the key; a debit may affect several orders. */
function findOrder(group: StatementGroup, bought: ReadonlyMap<string, StoredOrder>): StoredOrder | undefined {
  const named = /^(?:grant|refund):(.+)$/.exec(group[0].idempotency_key)?.[1];
  if (named) return bought.get(named);
  const ids = new Set(group.map(({ order_id: id }) => id));
  const [only] = ids;
  return ids.size === 1 && only ? bought.get(only) : undefined;
}

/** @param entries oldest first, so that the last balance counts */
function mergeChanges(entries: readonly StoredLedgerEntry[]): StatementChange[] {
  const merged = new Map<string, StatementChange>();
  for (const { kind, type, amount, balance_after, ends_at: end } of entries) {
    const key = `${kind}:${type}`;
    merged.set(key, {
      kind,
      type,
      amount: (merged.get(key)?.amount ?? 0) + amount,
      balance_after,
      ends_at: end?.toISOString() ?? null,
    });
  }
  return [...merged.values()];
}
