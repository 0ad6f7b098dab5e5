import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { type Broker, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import type { Outbox } from '@sabi/event-bus/outbox';
import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createEndedSessions, type EndedSessions } from '@sabi/service-kit/ended-sessions';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { Registry } from '@sabi/service-kit/metrics';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { createTransact, type Transact } from '@sabi/service-kit/transaction';
import { createAccountData } from './data-access/account-data';
import { migrations } from './data-access/migrations';
import { createNoteRepository } from './data-access/note-repository';
import { createNoteSummaries } from './data-access/note-summaries';
import type { AccountData } from './domain/account-erasure/account-data';
import type { NoteRepository } from './domain/notes/note-repository';
import type { NoteSummaries } from './domain/notes/note-summaries';
import type { Env } from './env';

export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly messaging: Messaging;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly authentication: Authentication;
  readonly endedSessions: EndedSessions;
  readonly notes: NoteRepository;
  readonly summaries: NoteSummaries;
  readonly accountData: AccountData;
  readonly erasedAccounts: ErasedAccounts;
  readonly transact: Transact;
  /** Clock of the service for all dates. */
  readonly now: () => Date;
  readonly logger: Logger;
  close(): Promise<void>;
}

export interface DependencyOptions {
  readonly env: Env;
  readonly logger: Logger;
  readonly broker: Broker;
  readonly queues: readonly QueueDefinition[];
  readonly now?: () => Date;
  readonly signal?: AbortSignal;
  readonly metrics?: Registry;
}

export async function openDependencies(options: DependencyOptions): Promise<Dependencies> {
  const { env, logger, broker, queues, signal, metrics } = options;
  const mongo = await openMongoConnection(createMongoConnection(), {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  const { client, db } = mongo;
  await migrate(db, migrations, logger);
  const messaging = await startMessaging({
    service: 'svc-sample',
    broker,
    client,
    db,
    logger,
    queues,
    metrics,
  });
  const dependencies = composeDependencies(options, { mongo, messaging });
  await dependencies.endedSessions.start();
  return dependencies;
}

function composeDependencies(
  { env, logger, now = () => new Date() }: DependencyOptions,
  { mongo, messaging }: Pick<Dependencies, 'mongo' | 'messaging'>,
): Dependencies {
  const endedSessions = createEndedSessions({ identityUrl: env.IDENTITY_JWKS_URL, logger });
  return {
    mongo,
    messaging,
    outbox: messaging.outbox,
    authentication: createAuthentication({
      jwksUrl: env.IDENTITY_JWKS_URL,
      issuer: env.IDENTITY_ISSUER,
      endedSessions,
    }),
    endedSessions,
    notes: createNoteRepository(mongo.db),
    summaries: createNoteSummaries(mongo.db),
    accountData: createAccountData(mongo.db),
    erasedAccounts: createErasedAccounts(mongo.db),
    transact: createTransact(mongo.client),
    now,
    logger,
    close: async () => {
      endedSessions.stop();
      await messaging.stop();
      await mongo.close();
    },
  };
}
