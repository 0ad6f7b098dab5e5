import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { type Transaction, within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { ThreadSide } from '@sabi/contracts/notification/thread-terms';
import type { mongo } from 'mongoose';
import type { StoredMessage, StoredThread } from '../domain/threads/thread';
import type { ThreadOwner, ThreadRepository } from '../domain/threads/thread-repository';
import { eraseReportsOfThreads } from './message-report-repository';

const collections = { threads: 'threads', messages: 'messages', members: 'thread_members' } as const;

type ThreadRow = Omit<StoredThread, 'id'> & { readonly _id: string };

/** Last message of a thread that an account has read. */
interface MemberRow {
  readonly user_id: string;
  readonly thread_id: string;
  readonly side: ThreadSide;
  readonly read_no: number;
}

const openCollections = (db: mongo.Db) => ({
  threads: db.collection<ThreadRow>(collections.threads),
  messages: db.collection<StoredMessage>(collections.messages),
  members: db.collection<MemberRow>(collections.members),
});

export function createThreadRepository(db: mongo.Db): ThreadRepository {
  const opened = openCollections(db);
  return { ...createThreads(opened), ...createMessages(opened), ...createMembers(opened) };
}

type Opened = ReturnType<typeof openCollections>;

type ThreadMethods = 'find' | 'list' | 'findThreadsOf' | 'add' | 'advance' | 'markAnswered' | 'setBlock';

const createThreads = ({ threads }: Opened): Pick<ThreadRepository, ThreadMethods> => ({
  find: async (_id, session) => toThread(await threads.findOne({ _id }, within(session))),
  list: async (owner, { after, limit }) => {
    const rows = await threads
      .find({ ...ownedBy(owner), ...(after && earlierThan(after)) })
      .sort({ last_at: -1, _id: -1 })
      .limit(limit)
      .toArray();
    return rows.flatMap((row) => toThread(row) ?? []);
  },
  findThreadsOf: async (talent_id) =>
    (await threads.find({ talent_id }).sort({ last_at: -1 }).toArray()).flatMap((row) => toThread(row) ?? []),
  add: async ({ id: _id, ...thread }, session) => {
    await threads
      .updateOne({ _id }, { $setOnInsert: thread }, { upsert: true, session })
      .catch(rethrowConflict);
  },
  advance: async (_id, last_at, session) =>
    toThread(
      await threads.findOneAndUpdate(
        { _id },
        { $inc: { last_no: 1 }, $set: { last_at } },
        { returnDocument: 'after', session },
      ),
    ),
  markAnswered: async (_id, answered_at, session) => {
    const unanswered = { _id, answered_at: null };
    return (await threads.updateOne(unanswered, { $set: { answered_at } }, { session })).modifiedCount === 1;
  },
  setBlock: async ({ id: _id, side, isBlocked }, session) => {
    const change = isBlocked ? { $addToSet: { blocked_by: side } } : { $pull: { blocked_by: side } };
    return toThread(
      await threads.findOneAndUpdate({ _id }, change as mongo.UpdateFilter<ThreadRow>, {
        returnDocument: 'after',
        session,
      }),
    );
  },
});

type MessageMethods =
  | 'findMessage'
  | 'addMessage'
  | 'listMessages'
  | 'findMessagesOf'
  | 'findMessagesOfCompanies';

const createMessages = ({ messages }: Opened): Pick<ThreadRepository, MessageMethods> => ({
  findMessage: ({ threadId: thread_id, id }, session) =>
    messages.findOne({ thread_id, id }, { projection: { _id: 0 }, ...within(session) }),
  addMessage: async (message, session) => {
    await messages.insertOne({ ...message }, { session }).catch(rethrowConflict);
  },
  listMessages: ({ threadId: thread_id, after, limit }) =>
    messages
      .find({ thread_id, no: { $gt: after } }, { projection: { _id: 0 } })
      .sort({ no: 1 })
      .limit(limit)
      .toArray(),
  findMessagesOf: (author_id) =>
    messages
      .find({ author_id }, { projection: { _id: 0 } })
      .sort({ at: 1 })
      .toArray(),
  findMessagesOfCompanies: (threadIds) =>
    messages
      .find({ thread_id: { $in: [...threadIds] }, side: 'company' }, { projection: { _id: 0 } })
      .sort({ at: 1 })
      .toArray(),
});

const createMembers = ({
  members,
}: Opened): Pick<ThreadRepository, 'markRead' | 'findReadNos' | 'listMembers'> => ({
  markRead: async ({ threadId: thread_id, userId: user_id, side, no }, session) => {
    await members
      .updateOne({ user_id, thread_id }, { $set: { side }, $max: { read_no: no } }, { upsert: true, session })
      .catch(rethrowConflict);
  },
  findReadNos: async (user_id, threadIds) => {
    const rows = await members.find({ user_id, thread_id: { $in: [...threadIds] } }).toArray();
    return new Map(rows.map((row) => [row.thread_id, row.read_no]));
  },
  listMembers: async ({ threadId: thread_id, side }, session) =>
    (await members.find({ thread_id, side }, { session }).toArray()).map((row) => row.user_id),
});

const toThread = (row: ThreadRow | null): StoredThread | null => {
  if (!row) return null;
  const { _id: id, ...thread } = row;
  return { id, ...thread };
};

const ownedBy = (owner: ThreadOwner): mongo.Filter<ThreadRow> =>
  'talentId' in owner ? { talent_id: owner.talentId } : { company_id: owner.companyId };

const earlierThan = ({ time, id }: PagePosition): mongo.Filter<ThreadRow> => ({
  last_at: { $lte: time },
  $or: [{ last_at: { $lt: time } }, { _id: { $lt: id } }],
});

function rethrowConflict(error: unknown): never {
  throw isDuplicateKey(error) ? createTransactionConflict() : error;
}

/**
 * Of a talent's threads all texts go, as those of the company, and of reports, speak of the talent. Of a member's, what the
 * member wrote.
 */
export async function eraseFromThreads(db: mongo.Db, userId: string, session: Transaction): Promise<void> {
  const { threads, messages, members } = openCollections(db);
  const own = await threads.find({ talent_id: userId }, { session, projection: { _id: 1 } }).toArray();
  const ids = own.map(({ _id }) => _id);
  await eraseReportsOfThreads(db, ids, session);
  await threads.updateMany({ talent_id: userId }, { $set: { talent_id: null } }, { session });
  await messages.updateMany({ thread_id: { $in: ids } }, { $set: { text: null } }, { session });
  await messages.updateMany({ author_id: userId }, { $set: { text: null, author_id: null } }, { session });
  await members.deleteMany({ user_id: userId }, { session });
}

export async function createThreadIndexes(db: mongo.Db): Promise<void> {
  const { threads, messages, members } = openCollections(db);
  await threads.createIndex({ talent_id: 1, last_at: -1, _id: -1 });
  await threads.createIndex({ company_id: 1, last_at: -1, _id: -1 });
  await messages.createIndex({ thread_id: 1, no: 1 }, { unique: true });
  await messages.createIndex({ thread_id: 1, id: 1 }, { unique: true });
  await messages.createIndex({ author_id: 1, at: 1 });
  await members.createIndex({ user_id: 1, thread_id: 1 }, { unique: true });
  await members.createIndex({ thread_id: 1, side: 1 });
}
