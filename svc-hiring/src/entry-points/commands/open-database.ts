import { createLogger, type Logger } from '@sabi/service-kit/logger';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';

const longestMs = 10_000;

/** Nobody answers at its address. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** @throws {DatabaseAway} after ten seconds */
export async function openDatabase(uri: string): Promise<{ mongo: MongoConnection; logger: Logger }> {
  const logger = createLogger({ service: 'svc-hiring', level: 'error', destination: process.stderr });
  const signal = AbortSignal.timeout(longestMs);
  try {
    return { mongo: await openMongoConnection(createMongoConnection(), { uri, logger, signal }), logger };
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new DatabaseAway('The database does not answer: is the platform running?', { cause: error });
  }
}
