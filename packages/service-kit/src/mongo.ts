import { setTimeout as delay } from 'node:timers/promises';
import type { Db, MongoClient } from 'mongodb';
import { type Connection, Mongoose } from 'mongoose';
import type { Logger } from './logger';
import { traceCommands } from './mongo-tracing';
import { withTimeout } from './timeout';
import { isTracing } from './tracing';

const firstRetryMs = 250;
const longestRetryMs = 2000;
const pingTimeoutMs = 1000;

export interface MongoConnection {
  readonly connection: Connection;
  /** The driver's own handles, for outbox, inbox and migrations, which are not models. */
  readonly client: MongoClient;
  readonly db: Db;
  /** Rejects while the database cannot be reached. */
  assertReachable(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A separate connection with safe defaults: commands fail at once instead of queueing while disconnected, external
 * filters cannot contain operators, indexes come from migrations only.
 */
export function createMongoConnection(): Connection {
  const mongoose = new Mongoose();
  mongoose.set({
    bufferCommands: false,
    sanitizeFilter: true,
    strictQuery: true,
    autoIndex: false,
    autoCreate: false,
  });
  return mongoose.createConnection();
}

/** Connects once, for a program that a person waits for. @throws the client's error, within seconds */
export function openForCommand(
  connection: Connection,
  options: { uri: string; logger: Logger },
): Promise<MongoConnection> {
  return openMongoConnection(connection, { ...options, isTriedOnce: true });
}

/** Connects, retrying until the database is reachable or `signal` aborts. */
export async function openMongoConnection(
  connection: Connection,
  options: { uri: string; logger: Logger; signal?: AbortSignal; isTriedOnce?: boolean },
): Promise<MongoConnection> {
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
    try {
      await connection.openUri(options.uri, {
        serverSelectionTimeoutMS: 3000,
        connectTimeoutMS: 3000,
        // A read is tried twice: an unresponsive database costs a caller at most 12 s.
        socketTimeoutMS: 6000,
        maxPoolSize: 50,
        // An operation without a connection by then fails instead of waiting.
        waitQueueTimeoutMS: 5000,
        monitorCommands: isTracing(),
      });
      break;
    } catch (error) {
      options.signal?.throwIfAborted();
      if (options.isTriedOnce) {
        await connection.close();
        throw error;
      }
      options.logger.warn({ err: error }, 'mongo.connect.failed');
      // Without force: otherwise mongoose refuses every later command of this connection, even after reopening.
      await connection.close();
      await delay(waitMs, undefined, options.signal ? { signal: options.signal } : {});
    }
  }
  const { db } = connection;
  if (!db) throw new Error('unreachable: an open connection has a database');
  if (isTracing()) traceCommands(connection.getClient());
  return {
    connection,
    client: connection.getClient(),
    db,
    // With the driver's own limits a ping of an unresponsive server waits for the socket's lifetime.
    assertReachable: async () => {
      await withTimeout(pingTimeoutMs, db.command({ ping: 1 }));
    },
    close: () => connection.close(),
  };
}
