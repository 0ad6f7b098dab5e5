import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { queues } from '@sabi/contracts/messages/queues';
import { createLoneBroker } from '@sabi/event-bus/in-process-bus';
import { createFileStore, type FileStoreEnv } from '@sabi/file-store/from-env';
import type { RunningService } from '@sabi/service-kit/service';
import type { TestDatabase } from '@sabi/test-kit/database';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { fileStoreSettings, type S3Access } from '@sabi/test-kit/s3-server';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';
import { readEnv, startAi } from '../../src/service';
import { buildForTest, shareThreads } from './built-service';
import { type ProfileStandIn, startProfileStandIn } from './profile-stand-in';
import { type ScriptedModel, startScriptedModel } from './scripted-model';
import { testSettings } from './settings';

export interface Harness {
  readonly database: TestDatabase;
  readonly model: ScriptedModel;
  readonly profile: ProfileStandIn;
  readonly service: () => RunningService;
  /** The service's log output so far. */
  readonly log: () => string;
  restart(settings?: HarnessOptions): Promise<void>;
  stop(): Promise<void>;
}

export interface HarnessOptions {
  readonly env?: Record<string, string>;
  readonly childPath?: string;
  readonly s3?: S3Access;
}

/**
 * The service with an in-process broker, its own database and store, a scripted model and a stand-in for
 * svc-profile.
 */
export async function startHarness({ s3, ...first }: HarnessOptions = {}): Promise<Harness> {
  const [database, model, issuer, built, threads] = await Promise.all([
    createServiceDatabase('ai'),
    startScriptedModel(),
    startTokenIssuer(),
    buildForTest(),
    shareThreads(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'cv-files-'));
  const storeEnv = fileStoreEnv(folder, s3);
  const inProcess = createLoneBroker(queues, 'ai');
  const profile = await startProfileStandIn(
    { inProcess },
    createFileStore(readEnv({ ...testSettings, MONGODB_URI: database.uri, ...storeEnv })),
  );
  const { lines, logger } = recordLog({ service: 'svc-ai', level: 'trace' });
  const start = async ({
    env = {},
    childPath = built.childPath,
  }: HarnessOptions): Promise<RunningService> => {
    const settings = {
      ...baseEnv,
      ...storeEnv,
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      MONGODB_URI: database.uri,
      OPENAI_BASE_URL: model.url,
      ...env,
    };
    const service = await startAi(readEnv(settings), logger, {
      inProcess,
      childPath,
      threads,
    });
    await service.ready;
    return service;
  };
  let service = await start(first);
  return {
    database,
    model,
    profile,
    service: () => service,
    log: () => lines.join(''),
    restart: async (settings = {}) => {
      await service.stop();
      service = await start(settings);
    },
    stop: () => stopAll({ service, profile, model, issuer, database, folder }),
  };
}

const baseEnv = { ...testSettings, OPENAI_API_KEY: 'key', OPENAI_TIMEOUT_MS: '1000' };

function fileStoreEnv(folder: string, s3: S3Access | undefined): Partial<Record<keyof FileStoreEnv, string>> {
  return s3 ? fileStoreSettings(s3) : { FILE_STORE_DIR: folder };
}

async function stopAll(parts: {
  service: RunningService;
  profile: ProfileStandIn;
  model: ScriptedModel;
  issuer: TokenIssuer;
  database: TestDatabase;
  folder: string;
}): Promise<void> {
  await parts.service.stop();
  await parts.profile.stop();
  await parts.model.close();
  await parts.issuer.close();
  await parts.database.drop();
  await rm(parts.folder, { recursive: true, force: true });
}
