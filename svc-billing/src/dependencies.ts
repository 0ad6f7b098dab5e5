import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import { createErasedAccounts, type ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type CatalogueRepository, createCatalogueRepository } from './data-access/catalogue-repository';
import { createLedgerStore, type LedgerStore } from './data-access/ledger-store';
import { migrations } from './data-access/migrations';
import {
  createSubscriptionRepository,
  type SubscriptionRepository,
} from './data-access/subscription-repository';
import { createTransact, type Transact } from './data-access/transaction';
import { createTurns, type TakeTurns } from './domain/entitlements/take-turns';
import type { Env } from './env';

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly authentication: Authentication;
  readonly catalogue: CatalogueRepository;
  readonly ledger: LedgerStore;
  readonly subscriptions: SubscriptionRepository;
  readonly erasedAccounts: ErasedAccounts;
  readonly takeTurns: TakeTurns;
  readonly transact: Transact;
  readonly logger: Logger;
  close(): Promise<void>;
}

/** The composition root. */
export async function openDependencies(
  env: Env,
  logger: Logger,
  signal?: AbortSignal,
): Promise<Dependencies> {
  const connection = createMongoConnection();
  const catalogue = createCatalogueRepository(connection);
  const mongo = await openMongoConnection(connection, {
    uri: env.MONGODB_URI,
    logger,
    ...(signal && { signal }),
  });
  await migrate(mongo.db, migrations, logger);
  return {
    mongo,
    authentication: createAuthentication({ jwksUrl: env.IDENTITY_JWKS_URL, issuer: env.IDENTITY_ISSUER }),
    catalogue,
    ledger: createLedgerStore(mongo.db),
    subscriptions: createSubscriptionRepository(mongo.db),
    erasedAccounts: createErasedAccounts(mongo.db),
    takeTurns: createTurns(),
    transact: createTransact(mongo.client),
    logger,
    close: () => mongo.close(),
  };
}
