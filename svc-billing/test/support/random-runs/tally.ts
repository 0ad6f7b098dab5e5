import { mailAttempts, type World } from './world';

/** Counts of the events that runs should cover. */
export type Tally = Record<
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'pending'
  | 'late'
  | 'used'
  | 'returned'
  | 'refusedKeys'
  | 'killed'
  | 'repeated'
  | 'refused'
  | 'parked'
  | 'underpaid'
  | 'accepted'
  | 'underpaidGranted'
  | 'deadMails',
  number
>;

export const emptyTally: Tally = {
  ...{ paid: 0, refunded: 0, expired: 0, pending: 0, late: 0 },
  ...{ used: 0, returned: 0, refusedKeys: 0, killed: 0, repeated: 0, refused: 0, parked: 0 },
  ...{ underpaid: 0, accepted: 0, underpaidGranted: 0, deadMails: 0 },
};

export const addTallies = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof Tally]]),
  ) as Tally;

export async function takeTally({ database: { db }, replicas, mailFailures }: World): Promise<Tally> {
  const count = (name: string, filter: object) => db.collection(name).countDocuments(filter);
  const counts = {
    paid: count('orders', { status: 'paid' }),
    refunded: count('orders', { status: 'refunded' }),
    expired: count('orders', { status: 'expired' }),
    pending: count('orders', { status: 'pending' }),
    late: count('audit_log', { event: 'order.paid_late' }),
    used: count('ledger_entries', { cause: 'use' }),
    returned: count('ledger_entries', { cause: 'return' }),
    refusedKeys: count('settled_uses', {}),
    // Excludes the instance that every run kills at its end.
    killed: replicas.ends.filter((door) => door !== 'rest').length,
    repeated: count('webhook_deliveries', { copies: { $gt: 1 } }),
    refused: count('audit_log', { event: 'webhook.refused' }),
    parked: count('webhook_deliveries', { state: 'parked' }),
    underpaid: count('orders', { status: 'expired', underpaid: true }),
    accepted: count('audit_entries', { action: 'delivery.accepted' }),
    underpaidGranted: count('webhook_deliveries', { reason: 'UNDERPAID_GRANTED' }),
    deadMails: [...mailFailures.values()].filter((failures) => failures >= mailAttempts).length,
  };
  const counted = Object.entries(counts).map(async ([name, number]) => [name, await number] as const);
  return Object.fromEntries(await Promise.all(counted)) as Tally;
}
