import { type Authentication, createAuthentication } from '@sabi/service-kit/authentication';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, type MongoConnection, openMongoConnection } from '@sabi/service-kit/mongo';
import { type CatalogueRepository, createCatalogueRepository } from './data-access/catalogue-repository';
import { migrations } from './data-access/migrations';
import type { Env } from './env';

/** Everything the service works with; tests pass their own. */
export interface Dependencies {
  readonly mongo: MongoConnection;
  readonly authentication: Authentication;
  readonly catalogue: CatalogueRepository;
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
    close: () => mongo.close(),
  };
}
