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
  /** The driver's own handles, for what is not a model: outbox, inbox, migrations. */
  readonly client: MongoClient;
  readonly db: Db;
  /** Rejects while the database cannot be reached. */
  assertReachable(): Promise<void>;
  close(): Promise<void>;
}

/**
 * A connection of the service's own, safe by default: commands fail at once instead of queueing while disconnected,
 * filters from outside cannot carry operators, indexes come from migrations only.
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

/** Connects, trying again until the database appears or `signal` aborts: a service outlives its database's outage. */
export async function openMongoConnection(
  connection: Connection,
  options: { uri: string; logger: Logger; signal?: AbortSignal },
): Promise<MongoConnection> {
  for (let waitMs = firstRetryMs; ; waitMs = Math.min(waitMs * 2, longestRetryMs)) {
    try {
      await connection.openUri(options.uri, {
        serverSelectionTimeoutMS: 3000,
        connectTimeoutMS: 3000,
        // A read is tried twice: a database that is frozen, not gone, costs a caller 12 s at most.
        socketTimeoutMS: 6000,
        maxPoolSize: 50,
        // An operation that gets no connection by then fails instead of waiting.
        waitQueueTimeoutMS: 5000,
        monitorCommands: isTracing(),
      });
      break;
    } catch (error) {
      options.signal?.throwIfAborted();
      options.logger.warn({ err: error }, 'mongo.connect.failed');
      // Not by force: mongoose would refuse every command of this connection from then on, also once it has opened.
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
    // The driver's own limits leave a ping of a frozen server unanswered for as long as its socket lives.
    assertReachable: async () => {
      await withTimeout(pingTimeoutMs, db.command({ ping: 1 }));
    },
    close: () => connection.close(),
  };
}
