import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { cvParseRequested } from '@sabi/contracts/messages/cv';
import { queues } from '@sabi/contracts/messages/queues';
import type { Message } from '@sabi/event-bus/bus';
import { createLoneBroker, type InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore, fileStoreEnvShape, openFileStore } from '@sabi/file-store/from-env';
import { type RunningService, startService } from '@sabi/service-kit/service';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import type { TestDatabase } from '@sabi/test-kit/database';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import {
  createBucket,
  fileStoreSettings,
  findUnfinishedUploads,
  type S3Access,
} from '@sabi/test-kit/s3-server';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { z } from 'zod';
import { type Dependencies, openDependencies, type Timings } from '../src/dependencies';
import { directDocumentWriter } from '../src/integrations/document-writer';
import { allRoutes } from '../src/entry-points/http/all-routes';
import { FileStoreWithTimeout } from '../src/integrations/file-store-with-timeout';
import { assembleProfile, readEnv, uploadTimeoutMs } from '../src/service';
import { refuseUndeclaredAnswers } from './strict-answers';

refuseUndeclaredAnswers(allRoutes);

export const auditKey = createAuditKey();

export const testSecret = 'kV3mQ9xTz7LrPw2YbN8cHd5GfJ1sUa6E';

export const notificationSecret = 'Tb4wQn8ZkXs2LmVd6RfHy0JcGp9UeAa3';

/** An unreachable mail server, for tests without mails. */
export const mailEnv = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  STAFF_EMAIL: 'staff@sabi.test',
  MAIL_FROM: 'no-reply@sabi.test',
  SITE_URL: 'https://sabi.test',
};

export interface Account {
  readonly userId: string;
  readonly token: string;
}

export interface TestService {
  readonly url: string;
  readonly database: TestDatabase;
  readonly issuer: TokenIssuer;
  readonly broker: InProcessBroker;
  /** The real store behind any replacement. */
  readonly store: FileStore;
  /** Keys of an account's files, including unfinished ones. */
  filesOf(account: Account): Promise<string[]>;
  readonly dependencies: Dependencies;
  /** Requests to svc-ai as they arrived. */
  readonly parseRequests: Message[];
  account(userMetadata?: Record<string, unknown>, claims?: { sub?: string }): Promise<Account>;
  stop(): Promise<void>;
}

export interface TestServiceOptions {
  readonly timings?: Partial<Timings>;
  readonly env?: Record<string, string>;
  /** Timeout of a store named in `env`; defaults to production's. */
  readonly storeTimeoutMs?: number;
  /** Replaces dependencies, for failures or observation. */
  readonly replace?: (dependencies: Dependencies) => Partial<Dependencies>;
  /** A RabbitMQ instead of the in-process broker. */
  readonly amqpUrl?: string;
  /** Port of a proxy before MongoDB for the service only. */
  readonly mongoProxyPort?: number;
  /** The database of an earlier service. */
  readonly database?: TestDatabase;
  /** Returns before the service is ready. */
  readonly unready?: boolean;
  /** Uses a folder even where an S3 server is installed. */
  readonly folderStore?: boolean;
}

/** Timeout of a write while other tests run. */
export const busyStoreMs = 30_000;

/** The service on a free port, with its own database, an in-process broker, and a list in place of svc-ai. */
export async function startTestService(options: TestServiceOptions = {}): Promise<TestService> {
  const [database, issuer] = await Promise.all([
    options.database ?? createServiceDatabase('profile'),
    startTokenIssuer(),
  ]);
  // Emptied by the previous test.
  await createAuditCollections(database.db, 'svc-profile');
  const broker = createLoneBroker(queues, 'profile');
  const parseRequests: Message[] = [];
  broker.register('ai.cv-parse', async (message) => void parseRequests.push(message));
  const { storeEnv, removeStore, filesOf } = await prepareStore(options.folderStore);
  const env = readEnv({
    PORT: '0',
    DRAIN_DELAY_MS: '0',
    MONGODB_URI: options.mongoProxyPort ? viaPort(database.uri, options.mongoProxyPort) : database.uri,
    IDENTITY_JWKS_URL: issuer.jwksUrl,
    IDENTITY_ISSUER: issuer.issuer,
    BILLING_URL: 'http://127.0.0.1:1',
    FILE_LINK_SECRET: testSecret,
    UNSUBSCRIBE_SECRET: testSecret,
    SHARE_LINK_SECRET: testSecret,
    NOTIFICATION_SECRET: notificationSecret,
    AUDIT_SIGNING_KEY: auditKey,
    ...mailEnv,
    ...storeEnv,
    ...options.env,
  });
  const store = createFileStore({ ...env, ...storeEnv });
  let dependencies: Dependencies | undefined;
  const service: RunningService = await startService({
    env,
    logger: silentLogger,
    requestTimeoutMs: uploadTimeoutMs,
    assemble: async (signal) => {
      const opened = await openDependencies({
        env,
        logger: silentLogger,
        broker: options.amqpUrl ? { amqpUrl: options.amqpUrl } : { inProcess: broker },
        // Only tests with a store of their own test its absence; for others a busy machine must not count as
        // one.
        fileStore:
          (options.env?.['S3_ENDPOINT'] ?? options.env?.['FILE_STORE_DIR'])
            ? new FileStoreWithTimeout(createFileStore(env), options.storeTimeoutMs)
            : new FileStoreWithTimeout(store, busyStoreMs),
        signal,
        documentWriter: directDocumentWriter,
        timings: { pollMs: 50, sweepMs: 3_600_000, ...options.timings },
      });
      dependencies = { ...opened, ...options.replace?.(opened) };
      return assembleProfile(dependencies, signal);
    },
  });
  if (!options.unready) await service.ready;
  return {
    url: service.url,
    database,
    issuer,
    broker,
    store,
    filesOf: ({ userId }) => filesOf(userId),
    get dependencies() {
      if (!dependencies) throw new Error('The service is not ready');
      return dependencies;
    },
    parseRequests,
    account: async (user_metadata = {}, { sub: userId = randomUUID() } = {}) => ({
      userId,
      token: await issuer.sign({ sub: userId, user_metadata }),
    }),
    stop: async () => {
      await service.stop();
      await issuer.close();
      if (!options.database) await database.drop();
      await removeStore();
    },
  };
}

/** A direct connection, because a replica set would announce its real address. */
function viaPort(uri: string, port: number): string {
  const rerouted = new URL(uri);
  rerouted.host = `127.0.0.1:${port}`;
  rerouted.searchParams.delete('replicaSet');
  rerouted.searchParams.set('directConnection', 'true');
  return rerouted.href;
}

/** An S3 server where installed, else a folder; the output says which. */
async function prepareStore(inFolder = false) {
  const server = inFolder ? undefined : testS3();
  if (server) {
    // A bucket of its own, since a sweeper with a later clock must not find files of other tests.
    const s3 = { ...server, bucket: `profile-${randomUUID()}` };
    await createBucket(s3);
    const storeEnv = fileStoreSettings(s3);
    return {
      storeEnv,
      removeStore: async () => undefined,
      filesOf: (userId: string) => listObjects(s3, userId),
    };
  }
  if (!inFolder) reportSkipped('No S3 server is installed: svc-profile was tested on the folder store');
  const folder = await mkdtemp(join(tmpdir(), 'sabi-files-'));
  return {
    storeEnv: { FILE_STORE_DIR: folder },
    removeStore: () => rm(folder, { recursive: true, force: true }),
    filesOf: async (userId: string) => {
      const names = await readdir(folder, { recursive: true });
      return names.filter((name) => name.startsWith(`${userId}/`));
    },
  };
}

async function listObjects(s3: S3Access, userId: string): Promise<string[]> {
  const keys: string[] = [];
  const store = openFileStore(z.object(fileStoreEnvShape).parse(fileStoreSettings(s3)));
  for await (const key of store.list()) if (key.startsWith(`${userId}/`)) keys.push(key);
  const unfinished = await findUnfinishedUploads(s3, userId);
  return [...keys, ...unfinished.map((key) => `${key} (unfinished)`)];
}

/** Ids of CVs whose parsing was requested. */
export function requestedCvs({ parseRequests }: TestService): string[] {
  return parseRequests.map(({ body }) => cvParseRequested.schema.parse(body).resume_id);
}

export function buildParsedCv(changes: Partial<ParsedCv> = {}): ParsedCv {
  return parsedCvSchema.parse({
    first_name: 'Ayu',
    last_name: 'Lestari',
    email: 'ayu@example.com',
    phone_number: '+62 812 0000 0001',
    personal_summary: 'Plans production in a factory for tyres.',
    work_experiences: [
      buildWork({ company_name: 'PT Ban Lama', start_date: '2015-02', end_date: '2019-12' }),
      buildWork({ company_name: 'PT Ban Baru', start_date: '2020-01', is_current: true }),
    ],
    educations: [
      {
        degree: 'S.T.',
        institution_name: 'Institut Teknologi',
        field_of_study: 'Industrial engineering',
        start_date: '2010',
        end_date: '2014',
        is_current: false,
        grade: null,
      },
    ],
    skills: [
      { skill_name: 'SAP', proficiency_level: null },
      { skill_name: 'Excel', proficiency_level: 'expert' },
    ],
    languages: [{ language_name: 'Bahasa Indonesia', proficiency_level: 'native' }],
    licenses_certifications: [],
    ...changes,
  });
}

export function buildWork(changes: Partial<ParsedCv['work_experiences'][number]> = {}) {
  return {
    company_name: 'PT Contoh',
    job_title: 'Planner',
    start_date: null,
    end_date: null,
    is_current: false,
    location: null,
    description: null,
    ...changes,
  };
}
