import { createLogger, type Logger } from '@sabi/service-kit/logger';
import { createMongoConnection, type MongoConnection, openForCommand } from '@sabi/service-kit/mongo';

/** @throws the client's error where it does not answer within seconds */
export async function openDatabase(uri: string): Promise<{ mongo: MongoConnection; logger: Logger }> {
  const logger = createLogger({ service: 'svc-hiring', level: 'error', destination: process.stderr });
  return { mongo: await openForCommand(createMongoConnection(), { uri, logger }), logger };
}
