import { lookAtOutbox } from '@sabi/event-bus/messaging-metrics';
import { outboxEntries, type OutboxEntry } from '@sabi/event-bus/outbox';
import type { MongoClient } from 'mongodb';
import type { AuditLog } from './audit-log';

export interface OutboxReport {
  readonly database: string;
  readonly waiting: number;
  readonly oldestSeconds: number;
  /** Messages whose publication failed too often; `release` retries them. */
  readonly parked: readonly Pick<OutboxEntry, '_id' | 'type' | 'tries' | 'lastError' | 'parkedAt'>[];
}

export interface InboxReport {
  readonly database: string;
  readonly done: number;
  /** Being handled by a worker that holds its claim. */
  readonly held: number;
  /** Started by a crashed worker; the next delivery takes them over. */
  readonly abandoned: number;
}

const listedParked = 100;

export async function reportOutbox(client: MongoClient, database: string): Promise<OutboxReport> {
  const db = client.db(database);
  const { waiting } = await lookAtOutbox(db);
  const parked = await outboxEntries(db)
    .find({ parkedAt: { $ne: null } })
    .project<OutboxReport['parked'][number]>({ type: 1, tries: 1, lastError: 1, parkedAt: 1 })
    .sort({ parkedAt: 1 })
    .limit(listedParked)
    .toArray();
  const oldestSeconds = waiting.oldest ? Math.round((Date.now() - waiting.oldest.getTime()) / 1000) : 0;
  return { database, waiting: waiting.count, oldestSeconds, parked };
}

export async function reportInbox(client: MongoClient, database: string): Promise<InboxReport> {
  const inbox = client.db(database).collection<{ state: string; leaseUntil: Date }>('inbox');
  const isHeld = { $gt: ['$leaseUntil', '$$NOW'] };
  const [done, held, abandoned] = await Promise.all([
    inbox.countDocuments({ state: 'done' }),
    inbox.countDocuments({ state: 'started', $expr: isHeld }),
    inbox.countDocuments({ state: 'started', $expr: { $not: isHeld } }),
  ]);
  return { database, done, held, abandoned };
}

/** Retries the publication of a parked message under its id. @returns whether there was one */
export async function releaseParked(
  client: MongoClient,
  { database, messageId }: { database: string; messageId: string },
  audit: AuditLog,
): Promise<boolean> {
  return audit.note('outbox.released', { database, message_id: messageId }, async () => {
    const { matchedCount } = await outboxEntries(client.db(database)).updateOne(
      { _id: messageId, parkedAt: { $ne: null } },
      { $set: { parkedAt: null, tries: 0, leaseUntil: new Date(0) } },
    );
    return matchedCount === 1;
  });
}
