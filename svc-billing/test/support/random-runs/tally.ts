import type { World } from './world';

/** How often something that the runs are for has happened. */
export type Tally = Record<
  | 'paid'
  | 'refunded'
  | 'expired'
  | 'pending'
  | 'late'
  | 'used'
  | 'killed'
  | 'repeated'
  | 'refused'
  | 'parked',
  number
>;

export const emptyTally: Tally = {
  ...{ paid: 0, refunded: 0, expired: 0, pending: 0, late: 0 },
  ...{ used: 0, killed: 0, repeated: 0, refused: 0, parked: 0 },
};

export const addTallies = (one: Tally, other: Tally): Tally =>
  Object.fromEntries(
    Object.entries(one).map(([name, count]) => [name, count + other[name as keyof Tally]]),
  ) as Tally;

/** Of the run that has just come to rest. */
export async function takeTally({ database: { db }, replicas }: World): Promise<Tally> {
  const count = (name: string, filter: object) => db.collection(name).countDocuments(filter);
  const [paid, refunded, expired, pending, late, used, repeated, refused, parked] = await Promise.all([
    count('orders', { status: 'paid' }),
    count('orders', { status: 'refunded' }),
    count('orders', { status: 'expired' }),
    count('orders', { status: 'pending' }),
    count('audit_log', { event: 'order.paid_late' }),
    count('ledger_entries', { cause: 'use' }),
    count('webhook_deliveries', { copies: { $gt: 1 } }),
    count('audit_log', { event: 'webhook.refused' }),
    count('webhook_deliveries', { state: 'parked' }),
  ]);
  // The last one is ended by every run itself, to see that another finds what it has left.
  const killed = replicas.ends.filter((door) => door !== 'rest').length;
  return { paid, refunded, expired, pending, late, used, killed, repeated, refused, parked };
}
