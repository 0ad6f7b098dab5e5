import { Outbox } from '@sabi/event-bus/outbox';
import { EnvError } from '@sabi/service-kit/env';
import type { Logger } from '@sabi/service-kit/logger';
import { migrate } from '@sabi/service-kit/migrations';
import { createMongoConnection, openForCommand } from '@sabi/service-kit/mongo';
import { createTransact } from '@sabi/service-kit/transaction';
import { createAuditLog } from '../../data-access/audit-log';
import { createMigrations } from '../../data-access/migrations/migrations';
import { createEndedSessions } from '../../data-access/sessions/ended-sessions';
import { createAccountStore } from '../../data-access/users/account-store';
import type { ImportDependencies } from '../../domain/account-migration/import-accounts';
import type { Env } from '../../env';
import { createSecretBox } from '../../integrations/secret-box';
import { createSettings } from '../../environment/create-settings';

export type AccountMigrationDependencies = ImportDependencies & { close(): Promise<void> };

/**
 * The database alone, for import and export. Messages wait in the outbox for a running service.
 * @throws {EnvError} when the key of secrets would be generated, and so unreadable for other processes
 */
export async function openAccountMigrationDependencies(
  env: Env,
  logger: Logger,
): Promise<AccountMigrationDependencies> {
  if (env.isEncryptionKeyImprovised) {
    throw new EnvError(['SECURITY_DB_ENCRYPTION_KEY: is required, or MAIL_TOKEN_SECRET or JWT_SECRET']);
  }
  const connection = createMongoConnection();
  const mongo = await openForCommand(connection, { uri: env.MONGODB_URI, logger });
  const { client, db } = mongo;
  await migrate(db, createMigrations(logger), logger);
  const settings = createSettings(env);
  const audit = createAuditLog(db, logger);
  return {
    settings,
    audit,
    accountStore: createAccountStore(db, settings.audience),
    endedSessions: createEndedSessions(db, { lifeSeconds: settings.accessTokenSeconds }),
    outbox: new Outbox(db),
    secretBox: createSecretBox(settings.factors.encryptionSecret),
    transact: createTransact(client),
    close: async () => {
      await audit.close();
      await mongo.close();
    },
  };
}
