import { queues } from '@sabi/contracts/messages/queues';
import { openFileStore } from '@sabi/file-store/from-env';
import { EnvError } from '@sabi/service-kit/env';
import { UsageError } from '@sabi/service-kit/command-line';
import { type ConfirmChannel, connect } from 'amqplib';
import { MongoClient } from 'mongodb';
import { readAnchors } from './audit-chains/read-anchors';
import { verifyAuditChains } from './audit-chains/verify-audit-chains';
import { type AuditLog, createAuditLog } from './audit-log';
import { checkBackup } from './backup/check-backup';
import { restoreBackup } from './backup/restore-backup';
import { takeBackup } from './backup/take-backup';
import { DeadLetters } from './dead-letters/dead-letters';
import type { Env } from './env';
import { manageStaff } from './staff/manage-staff';
import { releaseParked, reportInbox, reportOutbox } from './message-stores';
import { UnroutedMessages } from './unrouted/unrouted-messages';

export const usage = `npm run operate -- COMMAND

  dead-letters list                         failed messages, by queue and code
  dead-letters show MESSAGE_ID              one message with its body, of each queue that gave it up
  dead-letters replay MESSAGE_ID | --all    back to its queue, under the same id
  dead-letters drop MESSAGE_ID --reason TEXT
  unrouted list                             what found no queue, and where it was sent to
  unrouted replay MESSAGE_ID | --all        sent there again, under the same id
  outbox                                    what waits to be published, and what is parked
  outbox release DATABASE MESSAGE_ID        lets a parked message be published again
  inbox                                     what was handled, is being handled, was begun and left
  audit verify [--anchors FILE]             each service's audit chain, with the anchors of FILE, lines of its log
  backup FOLDER                             every database at one moment, and the files
  check-backup FOLDER                       restores it under other names, compares, and drops that again
  restore FOLDER                            into empty databases
  staff list                                who has which roles of the staff
  staff grant EMAIL ROLE... [--until DATE] --reason TEXT
  staff revoke EMAIL --reason TEXT

Settings: MONGODB_URI, AMQP_URL, DATABASES, OPERATOR, AUDIT_PUBLIC_KEYS, those of the file store; see operations/operate/README.md`;

interface Words {
  readonly words: readonly string[];
  readonly all?: boolean | undefined;
  readonly reason?: string | undefined;
  readonly until?: string | undefined;
  readonly anchors?: string | undefined;
  /** Receives lines printed before the command ends. */
  readonly print: (line: string) => void;
}

const commandNames = [
  'dead-letters',
  'unrouted',
  'outbox',
  'inbox',
  'audit',
  'backup',
  'check-backup',
  'restore',
  'staff',
];

/** Before the settings are read, so that a misspelled command is not taken for a missing setting. @throws {UsageError} */
export function assertCommand([command]: readonly string[]): void {
  if (command === undefined) throw new UsageError('Name a command.');
  if (!commandNames.includes(command)) throw new UsageError(`There is no command ${command}.`);
}

/** Runs a command. @returns the value to print, if any @throws {UsageError} */
export async function runCommand(
  env: Env,
  { words, all, reason, until, anchors, print }: Words,
): Promise<unknown> {
  const [command, ...rest] = words;
  const client = new MongoClient(env.MONGODB_URI, { serverSelectionTimeoutMS: 5000 });
  const audit = createAuditLog(client, env.OPERATOR);
  const eachDatabase = async <T>(report: (client: MongoClient, database: string) => Promise<T>) => {
    await client.connect(); // several that connect at once hide the reason of a failure from each other
    return Promise.all(env.DATABASES.map((database) => report(client, database)));
  };
  try {
    if (command === 'dead-letters')
      return await withChannel(env, (channel) => handleDead({ channel, audit }, rest, { all, reason }));
    if (command === 'unrouted')
      return await withChannel(env, (channel) => handleUnrouted({ channel, audit }, rest, all));
    if (command === 'audit' && rest[0] === 'verify') {
      const { DATABASES: databases, AUDIT_PUBLIC_KEYS: keys } = env;
      const copies = anchors === undefined ? [] : await readAnchors(anchors);
      return await verifyAuditChains({ client, databases, keys, copies, print });
    }
    if (command === 'outbox' && rest.length === 0) return await eachDatabase(reportOutbox);
    if (command === 'inbox') return await eachDatabase(reportInbox);
    if (command === 'outbox' && rest[0] === 'release' && rest[1] && rest[2]) {
      const [, database, messageId] = rest;
      return { released: await releaseParked(client, { database, messageId }, audit) };
    }
    if (command === 'staff') return await manageStaff(rest, { reason, until }, { env, audit });
    const [folder] = rest;
    if (command === 'backup' && folder) {
      const source = { client, databases: env.DATABASES, files: openFileStore(env) };
      const { databases, files } = await audit.note('backup.taken', { folder }, () =>
        takeBackup(folder, source),
      );
      return summarize(databases, files.length);
    }
    if (command === 'check-backup' && folder) {
      const { databases, files } = await audit.note('backup.checked', { folder }, () =>
        checkBackup(folder, client),
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
    throw new UsageError('The command is not complete, or has words that it does not take.');
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

interface Broker {
  readonly channel: ConfirmChannel;
  readonly audit: AuditLog;
}

async function handleDead(
  broker: Broker,
  [action, messageId]: readonly string[],
  { all, reason }: Pick<Words, 'all' | 'reason'>,
): Promise<unknown> {
  const letters = await DeadLetters.open({ ...broker, queues });
  try {
    if (action === 'list') return letters.list();
    if (action === 'show' && messageId) return letters.show(messageId);
    if (action === 'replay' && (messageId || all))
      return await (messageId ? letters.replay(messageId) : letters.replayAll());
    if (action === 'drop' && messageId && reason) return await letters.drop(messageId, reason);
    throw new UsageError('The command is not complete, or has words that it does not take.');
  } finally {
    await letters.close();
  }
}

async function handleUnrouted(
  broker: Broker,
  [action, messageId]: readonly string[],
  all?: boolean,
): Promise<unknown> {
  const messages = await UnroutedMessages.open(broker);
  try {
    if (action === 'list') return messages.list();
    if (action === 'replay' && (messageId || all))
      return await (messageId ? messages.replay(messageId) : messages.replayAll());
    throw new UsageError('The command is not complete, or has words that it does not take.');
  } finally {
    await messages.close();
  }
}

async function withChannel<T>(env: Env, work: (channel: ConfirmChannel) => Promise<T>): Promise<T> {
  if (!env.AMQP_URL) throw new EnvError(['AMQP_URL: is required for what lies at the broker']);
  const connection = await connect(env.AMQP_URL, { timeout: 5000 });
  try {
    return await work(await connection.createConfirmChannel());
  } finally {
    await connection.close();
  }
}
