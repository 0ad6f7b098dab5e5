import { randomUUID } from 'node:crypto';
import type { SecurityEvent } from '@sabi/contracts/http/identity/own-audit';
import type { Logger } from '@sabi/service-kit/logger';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { mongo } from 'mongoose';
import { isStaff } from '../domain/audit/actors';
import { auditActions, type AuditEntry, logTypeOf } from '../domain/audit/audit-entry';
import type { AuditLog, AuditQuery, AuditRecord } from '../domain/audit/audit-log';
import { securityEventOf } from '../domain/audit/security-event';
import { createBulkWriter } from './collections/bulk-writer';
import { isText } from './collections/text-index';
import { containing } from './collections/text-search';

type StoredEntry = Omit<AuditEntry, 'id'> & {
  _id: string;
  /** Account and event of an entry that an owner sees; otherwise missing. */
  account_id?: string;
  event?: SecurityEvent;
};

const collectionName = 'audit_log';
const keptDays = 365;
const flushMs = 200;
/**
 * Entries buffered while the database is unavailable. Beyond that the oldest are dropped, which is logged.
 */
const maxWaiting = 10_000;

export function createAuditLog(db: mongo.Db, logger: Logger): AuditLog {
  const collection = db.collection<StoredEntry>(collectionName);
  const waiting = createBatch<StoredEntry>(async (entries) => {
    await collection.insertMany(entries, { ordered: false });
  }, logger);
  const write = createBulkWriter(collection);
  const prepare = (record: AuditRecord): StoredEntry => {
    const entry = buildEntry(record);
    logger.info({ action: entry.action, actor_id: entry.actor.id }, 'audit');
    return entry;
  };
  return {
    record: async (record, session) => {
      await collection.insertOne(prepare(record), { session });
    },
    recordAll: async (records, session) => {
      await collection.insertMany(records.map(buildEntry), { session });
      logger.info({ entries: records.length }, 'audit.many');
    },
    recordAlone: (record) => {
      const { _id, ...entry } = prepare(record);
      return write([{ replaceOne: { filter: { _id }, replacement: entry, upsert: true } }]);
    },
    recordLater: (record) => waiting.add(prepare(record)),
    forget: async (userId, session) => {
      await collection.updateMany(
        { $or: [{ 'actor.id': userId }, { 'traits.user_id': userId }, { account_id: userId }] },
        [
          {
            $set: {
              ip_address: '',
              traits: { $cond: ['$traits.user_id', { user_id: '$traits.user_id' }, null] },
              actor: {
                $cond: [
                  { $eq: ['$actor.id', userId] },
                  { id: '$actor.id', username: '', viaSso: '$actor.viaSso' },
                  '$actor',
                ],
              },
            },
          },
        ],
        { session },
      );
    },
    ...createQueries(collection),
    close: () => waiting.flush(),
  };
}

function createQueries(collection: mongo.Collection<StoredEntry>): Pick<AuditLog, 'find' | 'findOfAccount'> {
  return {
    find: async ({ scope, text, page, perPage }) => {
      const filter = buildFilter(scope, text);
      const [stored, total] = await Promise.all([
        collection
          .find(filter)
          .sort({ created_at: -1, _id: -1 })
          .skip((page - 1) * perPage)
          .limit(perPage)
          .toArray(),
        collection.countDocuments(filter),
      ]);
      return { entries: stored.map(({ _id: id, ...rest }) => ({ id, ...rest })), total };
    },
    findOfAccount: async ({ accountId, before, limit }) => {
      const stored = await collection
        .find({ account_id: accountId, ...(before && olderThan(before)) })
        .sort({ created_at: -1, _id: -1 })
        .limit(limit)
        .toArray();
      return stored.flatMap(({ _id: id, event, ...rest }) => (event ? { id, event, ...rest } : []));
    },
  };
}

function buildEntry({ action, actor, traits, ip, securityEvent }: AuditRecord): StoredEntry {
  const event = securityEvent === undefined ? securityEventOf(action) : securityEvent;
  const accountId = isStaff(actor) ? traits?.['user_id'] : actor.id;
  return {
    _id: randomUUID(),
    action,
    log_type: logTypeOf(action),
    actor,
    traits: traits ?? null,
    ip_address: ip ?? '',
    created_at: new Date(),
    ...(event && typeof accountId === 'string' && { account_id: accountId, event }),
  };
}

/** The first bound lets the index find its start. */
const olderThan = ({ id, time }: PagePosition): mongo.Filter<StoredEntry> => ({
  created_at: { $lte: time },
  $or: [{ created_at: { $lt: time } }, { _id: { $lt: id } }],
});

function createBatch<T>(write: (items: T[]) => Promise<void>, logger: Logger) {
  let items: T[] = [];
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = items;
    items = [];
    if (batch.length === 0) return;
    try {
      await write(batch);
    } catch (error) {
      logger.warn({ err: error, entries: batch.length }, 'audit.write.failed');
      items = [...batch, ...items].slice(-maxWaiting);
      timer ??= setTimeout(flush, flushMs * 10).unref();
    }
  };
  return {
    add: (item: T) => {
      items.push(item);
      timer ??= setTimeout(flush, flushMs).unref();
    },
    flush,
  };
}

/** Known actions are filtered by the pattern first, so that the query uses the index. */
function buildFilter(scope: AuditQuery['scope'], text: string): mongo.Filter<StoredEntry> {
  if (!scope || !text) return {};
  const pattern = containing(text);
  if (scope === 'action') return { action: { $in: auditActions.filter((action) => pattern.test(action)) } };
  if (scope === 'type') return { action: { $in: auditActions.filter((a) => pattern.test(logTypeOf(a))) } };
  return { $or: [{ 'actor.username': pattern }, { 'actor.name': pattern }] };
}

export async function createAuditIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ created_at: -1 }, { expireAfterSeconds: keptDays * 24 * 3600 });
  await entries.createIndex({ action: 1, created_at: -1 });
  await entries.createIndex({ 'actor.id': 1, created_at: -1 });
}

/** For accounts that others acted on. */
export async function createAuditSubjectIndex(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ 'traits.user_id': 1 }, { sparse: true });
}

/** For searches by author. */
export async function createAuditAuthorIndexes(db: mongo.Db): Promise<void> {
  const entries = db.collection(collectionName);
  await entries.createIndex({ 'actor.username': 1 });
  await entries.createIndex({ 'actor.name': 1 });
}

/** For entries that owners read. */
export async function createOwnAuditIndexes(db: mongo.Db): Promise<void> {
  await db
    .collection(collectionName)
    .createIndex(
      { account_id: 1, created_at: -1, _id: -1 },
      { partialFilterExpression: { account_id: isText } },
    );
}
