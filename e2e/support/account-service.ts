import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import { createIdentityProcess } from '@sabi/test-kit/identity-process';
import type { Servers } from './servers';
import type { ServiceProcess } from '@sabi/test-kit/service-process';

/** svc-identity next to the pipeline's services, on the same broker, with a mail server. */
export interface AccountService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  readonly mailServer: TestMailServer;
  close(): Promise<void>;
}

export async function startAccountService(servers: Servers, logFolder: string): Promise<AccountService> {
  const [database, mailServer] = await Promise.all([createTestDatabase(servers.mongoUri), startMailServer()]);
  const service = createIdentityProcess(logFolder, {
    mongodbUri: database.uri,
    amqpUrl: servers.rabbit.url,
    smtpUrl: mailServer.url,
  });
  await service.start();
  return {
    process: service,
    database,
    mailServer,
    close: async () => {
      await service.stop();
      await mailServer.stop();
      await database.drop();
    },
  };
}
