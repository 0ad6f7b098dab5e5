import { usageSettled } from '@sabi/contracts/messages/billing';
import { outboxEntries } from '@sabi/event-bus/outbox';
import type { StoredLedgerEntry } from '../../../src/domain/entitlements/ledger';
import type { SettledUse } from '../../../src/domain/entitlements/settled-uses';
import type { AskedSettlement, Memory } from './execute-plan';
import type { World } from './world';

/** What is left of one key of an account. */
interface SettledKey {
  readonly named: string;
  readonly debits: readonly StoredLedgerEntry[];
  readonly returns: readonly StoredLedgerEntry[];
  readonly result: SettledUse['result'] | undefined;
  readonly asked: readonly AskedSettlement[];
  readonly answers: readonly string[];
  readonly isDead: (messageId: string) => boolean;
}

/** @returns a sentence for each use that was settled otherwise than requested and answered */
export async function findSettlementFaults(world: World, { settlements }: Memory): Promise<string[]> {
  const { db } = world.database;
  const rows = <T>(name: string, filter: object = {}) =>
    db.collection(name).find(filter).toArray() as unknown as Promise<T[]>;
  const [entries, uses, refunded, parked] = await Promise.all([
    rows<StoredLedgerEntry>('ledger_entries'),
    rows<SettledUse>('settled_uses'),
    rows<{ _id: string }>('orders', { status: 'refunded' }),
    outboxEntries(db)
      .find({ parkedAt: { $ne: null } })
      .toArray(),
  ]);
  const dead = new Set(parked.map(({ _id }) => _id));
  const refundedIds = new Set(refunded.map(({ _id }) => _id));
  const answers = [...world.settled.values()].map(({ body }) => usageSettled.schema.parse(body));
  return listKeys(entries, uses, settlements).flatMap(([userId, key]) => {
    const isOf = (each: { readonly user_id: string; readonly key: string }) =>
      each.user_id === userId && each.key === key;
    const under = (prefix: string) =>
      entries.filter((each) => isOf({ user_id: each.user_id, key: unprefixed(each, prefix) }));
    const settled: SettledKey = {
      named: `${key} of ${userId}`,
      debits: under('use:'),
      returns: under('return:'),
      result: uses.find(isOf)?.result,
      asked: settlements.filter((each) => each.userId === userId && each.key === key),
      answers: answers.filter(isOf).map(({ result }) => result),
      isDead: (messageId) => dead.has(messageId),
    };
    return [...judgeResult(settled), ...judgeReturns(settled, refundedIds), ...judgeAnswers(settled)];
  });
}

const unprefixed = ({ idempotency_key: key }: StoredLedgerEntry, prefix: string) =>
  key.startsWith(prefix) ? key.slice(prefix.length) : '';

/** Keys that were settled or given back. */
function listKeys(
  entries: readonly StoredLedgerEntry[],
  uses: readonly SettledUse[],
  settlements: readonly AskedSettlement[],
): [userId: string, key: string][] {
  const found = [
    ...entries.flatMap((entry) => {
      const key = unprefixed(entry, 'return:');
      return key ? [{ userId: entry.user_id, key }] : [];
    }),
    ...uses.map(({ user_id: userId, key }) => ({ userId, key })),
    ...settlements,
  ];
  return [
    ...new Map(
      found.map(({ userId, key }) => [`${userId} ${key}`, [userId, key] as [string, string]]),
    ).values(),
  ];
}

function judgeResult({ named, debits, returns, result, asked }: SettledKey): string[] {
  const isAsked = (outcome: AskedSettlement['outcome']) => asked.some((each) => each.outcome === outcome);
  const faults: string[] = [];
  if (result === 'returned' && !isAsked('returned'))
    faults.push(`${named}: returned, which nobody asked for`);
  if (result === 'used_up' && !isAsked('used')) faults.push(`${named}: used up, which nobody asked for`);
  if (result === 'used_up' && debits.length > 0) faults.push(`${named}: used, though its key was refused`);
  if (result !== 'returned' && returns.length > 0) faults.push(`${named}: given back, and not settled`);
  if (result !== 'returned' && isAsked('returned')) faults.push(`${named}: not given back`);
  return faults;
}

/** Everything comes back once, except of an order that was refunded before. */
function judgeReturns(
  { named, debits, returns, result }: SettledKey,
  refunded: ReadonlySet<string>,
): string[] {
  if (result !== 'returned') return [];
  const orderIds = new Set(debits.map(({ order_id: id }) => id));
  const sumOf = (entries: readonly StoredLedgerEntry[], orderId: string | null) =>
    entries.filter(({ order_id: id }) => id === orderId).reduce((sum, { amount }) => sum + amount, 0);
  return [...orderIds].flatMap((id) => {
    const [used, back] = [-sumOf(debits, id), sumOf(returns, id)];
    const isKept = back === 0 && id !== null && refunded.has(id);
    return back === used || isKept ? [] : `${named}: ${back} of ${used} came back of order ${id}`;
  });
}

/** Each message is answered once, unless it was dead-lettered for a key that was used for something else. */
function judgeAnswers({ named, debits, result, asked, answers, isDead }: SettledKey): string[] {
  const faults: string[] = [];
  const dead = asked.flatMap((each) => each.messageIds.filter(isDead).map(() => each));
  const sent = asked.flatMap(({ messageIds }) => messageIds).length;
  if (answers.length !== sent - dead.length)
    faults.push(`${named}: ${answers.length} answers to ${sent} messages, ${dead.length} of them dead`);
  const used = debits.reduce((sum, { amount }) => sum - amount, 0);
  for (const { outcome, kind, quantity } of dead)
    if (outcome !== 'used' || debits.length === 0 || (debits[0]?.kind === kind && used === quantity))
      faults.push(`${named}: dead-lettered without a reason`);
  for (const answer of answers) {
    const isSo = answer === 'used' ? debits.length > 0 : result === 'returned' || result === answer;
    if (!isSo) faults.push(`${named}: answered as ${answer}`);
  }
  return faults;
}
