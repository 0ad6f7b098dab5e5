import { createLogger, type Logger } from '@sabi/service-kit/logger';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';

const connectTimeoutMs = 10_000;

/** The database of the settings does not answer. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** @throws {DatabaseUnavailable} after ten seconds */
export async function openDatabase(uri: string): Promise<{ mongo: MongoConnection; logger: Logger }> {
  const logger = createLogger({ service: 'svc-hiring', level: 'error', destination: process.stderr });
  const signal = AbortSignal.timeout(connectTimeoutMs);
  try {
    return { mongo: await openMongoConnection(createMongoConnection(), { uri, logger, signal }), logger };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new DatabaseUnavailable('The database does not answer: is the platform running?', { cause: error });
  }
}
