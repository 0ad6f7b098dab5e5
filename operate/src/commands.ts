import { queues } from '@sabi/contracts/messages/queues';
import { openFileStore } from '@sabi/file-store/from-env';
import { EnvError } from '@sabi/service-kit/env';
import { connect } from 'amqplib';
import { MongoClient } from 'mongodb';
import { createAuditLog } from './audit-log';
import { restoreBackup } from './backup/restore-backup';
import { takeBackup } from './backup/take-backup';
import { DeadLetters } from './dead-letters/dead-letters';
import type { Env } from './env';
import { releaseParked, reportInbox, reportOutbox } from './message-stores';

export const usage = `npm run operate -- COMMAND

  dead-letters list                         what was given up, by queue and code
  dead-letters show MESSAGE_ID              one message with its body
  dead-letters replay MESSAGE_ID | --all    back to its queue, under the same id
  dead-letters drop MESSAGE_ID --reason TEXT
  outbox                                    what waits to be published, and what is parked
  outbox release DATABASE MESSAGE_ID        lets a parked message be published again
  inbox                                     what was handled, is being handled, was begun and left
  backup FOLDER                             every database at one moment, and the files
  restore FOLDER                            into empty databases

Settings: MONGODB_URI, AMQP_URL, DATABASES, OPERATOR, those of the file store; see operate/README.md`;

/** The words are not those of a command. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

interface Words {
  readonly words: readonly string[];
  readonly all?: boolean | undefined;
  readonly reason?: string | undefined;
}

/** Does what the words say. @returns what to print @throws {UsageError} */
export async function runCommand(env: Env, { words, all, reason }: Words): Promise<unknown> {
  const [command, ...rest] = words;
  const client = new MongoClient(env.MONGODB_URI, { serverSelectionTimeoutMS: 5000 });
  const audit = createAuditLog(client, env.OPERATOR);
  const eachDatabase = <T>(report: (client: MongoClient, database: string) => Promise<T>) =>
    Promise.all(env.DATABASES.map((database) => report(client, database)));
  try {
    if (command === 'dead-letters')
      return await withDeadLetters(env, client, (letters) => handle(letters, rest, { all, reason }));
    if (command === 'outbox' && rest.length === 0) return await eachDatabase(reportOutbox);
    if (command === 'inbox') return await eachDatabase(reportInbox);
    if (command === 'outbox' && rest[0] === 'release' && rest[1] && rest[2]) {
      const [, database, messageId] = rest;
      return { released: await releaseParked(client, { database, messageId }, audit) };
    }
    const [folder] = rest;
    if (command === 'backup' && folder) {
      const source = { client, databases: env.DATABASES, files: openFileStore(env) };
      const { databases, files } = await audit.note('backup.taken', { folder }, () =>
        takeBackup(folder, source),
      );
      return summarize(databases, files.length);
    }
    if (command === 'restore' && folder) {
      const target = { client, files: openFileStore(env) };
      const { databases, files } = await audit.note('backup.restored', { folder }, () =>
        restoreBackup(folder, target),
      );
      return summarize(databases, files.length);
    }
    throw new UsageError();
  } finally {
    await client.close();
  }
}

function summarize(
  databases: readonly { name: string; collections: readonly { documents: number }[] }[],
  files: number,
) {
  const documents = databases.map(({ name, collections }) => [
    name,
    collections.reduce((sum, collection) => sum + collection.documents, 0),
  ]);
  return { documents: Object.fromEntries(documents) as Record<string, number>, files };
}

async function handle(
  letters: DeadLetters,
  [action, messageId]: readonly string[],
  { all, reason }: Pick<Words, 'all' | 'reason'>,
): Promise<unknown> {
  if (action === 'list') return letters.list();
  if (action === 'show' && messageId) return letters.show(messageId);
  if (action === 'replay' && messageId) return letters.replay(messageId);
  if (action === 'drop' && messageId && reason) return letters.drop(messageId, reason);
  if (action === 'replay' && all) {
    const replayed = [];
    for (const letter of letters.list()) replayed.push(await letters.replay(letter.messageId));
    return replayed;
  }
  throw new UsageError();
}

async function withDeadLetters<T>(
  env: Env,
  client: MongoClient,
  work: (letters: DeadLetters) => Promise<T>,
): Promise<T> {
  if (!env.AMQP_URL) throw new EnvError(['AMQP_URL: is required for dead letters']);
  const connection = await connect(env.AMQP_URL, { timeout: 5000 });
  try {
    const channel = await connection.createConfirmChannel();
    const letters = await DeadLetters.open({ channel, queues, audit: createAuditLog(client, env.OPERATOR) });
    try {
      return await work(letters);
    } finally {
      await letters.close();
    }
  } finally {
    await connection.close();
  }
}
