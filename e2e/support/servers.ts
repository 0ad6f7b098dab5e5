import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { startMongo } from '@sabi/dev-infra/mongo';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import { fileStoreSettings, startS3 } from '@sabi/dev-infra/s3';
import { startTokenIssuer, type TokenIssuer } from '@sabi/test-kit/token-issuer';

/** The real servers under the services, private to the test. */
export interface Servers {
  readonly mongoUri: string;
  readonly rabbit: RunningRabbit;
  /** Settings of the file store, the same for every service. */
  readonly fileStore: Readonly<Record<string, string>>;
  /** Folder of the store's files. */
  readonly fileFolder: string;
  readonly issuer: TokenIssuer;
  stop(): Promise<void>;
}

/** @returns undefined where no RabbitMQ is installed */
export async function startServers(): Promise<Servers | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-resilience-'));
  const dataFolder = await createDataFolder();
  const removeAll = () =>
    Promise.all([folder, dataFolder].map((each) => rm(each, { recursive: true, force: true })));
  const rabbit = await startRabbit({ folder: join(dataFolder, 'rabbit') });
  if (!rabbit) {
    await removeAll();
    return undefined;
  }
  const [mongo, s3, issuer] = await Promise.all([
    startMongo({ folder: join(dataFolder, 'mongo'), report: console.log }),
    startS3({ folder: join(folder, 's3') }),
    startTokenIssuer(),
    rabbit.ready,
  ]);
  if (!s3) console.warn('No S3 server is installed: the services were tested on the folder store');
  return {
    mongoUri: mongo.uri,
    rabbit,
    fileStore: s3 ? fileStoreSettings(s3) : { FILE_STORE_DIR: join(folder, 'files') },
    fileFolder: join(folder, s3 ? 's3' : 'files'),
    issuer,
    stop: async () => {
      await Promise.all([mongo.stop(), rabbit.stop(), s3?.stop(), issuer.close()]);
      await removeAll();
    },
  };
}
