import type { StatementChange, StatementEvent } from '@sabi/contracts/http/payment-history';
import type { StoredOrder } from '../orders/stored-order';
import type { StoredSubscription } from '../subscriptions/subscription';
import type { SubscriptionRepository } from '../subscriptions/subscription-repository';
import { ensureStarter, type EnsureStarterDependencies } from './activate-starter';
import { type BoughtItemDependencies, findBought, viewBought } from './bought-item';
import { explainPurchase } from './explain-purchase';
import { keepsLot } from './kept-lot';
import type { StoredLedgerEntry } from './ledger';
import type { LedgerStore } from './ledger-store';

/** Lines that are read for one page. What was written for one cause is far less. */
const linesOnPage = 100;

/** Lines with one cause, newest first. */
type Happening = readonly [StoredLedgerEntry, ...StoredLedgerEntry[]];

export type StatementDependencies = EnsureStarterDependencies &
  BoughtItemDependencies & {
    readonly ledger: LedgerStore;
    readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
  };

/** The ledger of an account by what happened, newest first. A page never ends within what belongs together. */
export async function viewStatement(
  { userId, before, now }: { userId: string; before: number | undefined; now: Date },
  dependencies: StatementDependencies,
): Promise<{ events: StatementEvent[]; next: number | null }> {
  const { ledger } = dependencies;
  const subscriptions = await ensureStarter({ userId, now }, dependencies);
  const found = await ledger.listEntries(userId, { before: before ?? null, limit: linesOnPage + 1 });
  const all = groupByCause(found);
  const hasMore = found.length > linesOnPage;
  // The last one may go on with the lines that were not read.
  const shown = hasMore && all.length > 1 ? all.slice(0, -1) : all;
  const bought = await findBought(
    userId,
    shown.flat().map(({ order_id: id }) => id),
    dependencies,
  );
  return {
    events: shown
      .filter(([newest]) => !keepsLot(newest))
      .map((happening) => viewEvent(happening, bought, subscriptions)),
    next: hasMore ? (shown.at(-1)?.at(-1)?.number ?? null) : null,
  };
}

/** @param entries newest first */
function groupByCause(entries: readonly StoredLedgerEntry[]): Happening[] {
  const happenings: [StoredLedgerEntry, ...StoredLedgerEntry[]][] = [];
  for (const entry of entries) {
    const last = happenings.at(-1);
    if (last && causeKey(last[0]) === causeKey(entry)) last.push(entry);
    else happenings.push([entry]);
  }
  return happenings;
}

/** What ends together was granted together, and is one thing to its owner. */
const causeKey = ({ cause, idempotency_key: key, created_at: at, order_id: id }: StoredLedgerEntry) =>
  cause === 'end' ? `end:${at.getTime()}:${id}` : key;

function viewEvent(
  happening: Happening,
  bought: ReadonlyMap<string, StoredOrder>,
  subscriptions: readonly StoredSubscription[],
): StatementEvent {
  const [newest] = happening;
  const type = typeOf(newest);
  const order = findOrder(happening, bought);
  const isPurchase = type === 'bought' && order !== undefined;
  return {
    event_id: newest.id,
    at: newest.created_at.toISOString(),
    type,
    order: order ? viewBought(order) : null,
    reference: newest.reference,
    effect: isPurchase ? explainPurchase({ order, at: newest.created_at, happening }, subscriptions) : null,
    changes: mergeChanges(happening.toReversed()),
  };
}

function typeOf({ cause }: StoredLedgerEntry): StatementEvent['type'] {
  if (cause === 'use') return 'used';
  if (cause === 'refund') return 'refunded';
  if (cause === 'end') return 'ended';
  return cause === 'starter' ? 'starter' : 'bought';
}

/** What was refunded or bought names its order in its key; a use may have taken from several. */
function findOrder(happening: Happening, bought: ReadonlyMap<string, StoredOrder>): StoredOrder | undefined {
  const named = /^(?:grant|refund):(.+)$/.exec(happening[0].idempotency_key)?.[1];
  if (named) return bought.get(named);
  const ids = new Set(happening.map(({ order_id: id }) => id));
  const [only] = ids;
  return ids.size === 1 && only ? bought.get(only) : undefined;
}

/** @param entries oldest first: of several lots the balance after the last one counts */
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
