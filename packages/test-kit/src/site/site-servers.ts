import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startReplicaSet } from '@sabi/dev-infra/mongo-replica-set';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import { type RunningS3, startS3 } from '@sabi/dev-infra/s3';
import { startMailServer } from '../mail-server';
import { ServiceProcess } from '../service-process';
import type { Surroundings } from './site-settings';

/** Servers that the product depends on, each in a separate process. */
export interface SiteServers extends Pick<Surroundings, 'smtpUrl' | 'model' | 'payments'> {
  readonly mongoUri: string;
  readonly databasePids: readonly number[];
  readonly rabbit: RunningRabbit;
  readonly s3: RunningS3;
  stop(): Promise<void>;
}

/**
 * @param folder gets their files and logs
 * @returns undefined where no RabbitMQ or no S3 server is installed
 */
export async function startSiteServers(
  folder: string,
  { isReplicaSet }: { isReplicaSet: boolean },
): Promise<SiteServers | undefined> {
  const dataFolder = await createDataFolder();
  const removeData = () => rm(dataFolder, { recursive: true, force: true });
  const [rabbit, s3] = await Promise.all([
    startRabbit({ folder: join(dataFolder, 'rabbit') }),
    startS3({ folder: join(folder, 's3') }),
  ]);
  if (!rabbit || !s3) {
    await Promise.all([rabbit?.stop(), s3?.stop()]);
    await removeData();
    return undefined;
  }
  const apiKey = 'sandbox';
  const secretKey = `xnd_development_${randomBytes(24).toString('hex')}`;
  const callbackToken = randomBytes(32).toString('hex');
  const model = new ServiceProcess({ workspace: 'sandbox/ai', logFolder: folder, env: { API_KEY: apiKey } });
  const payments = new ServiceProcess({
    workspace: 'sandbox/xendit',
    logFolder: folder,
    env: { SECRET_KEY: secretKey, CALLBACK_TOKEN: callbackToken, REQUESTS_PER_MINUTE: '1000000' },
  });
  const startDatabase = isReplicaSet ? startReplicaSet : startMongo;
  const [mongo, mailServer] = await Promise.all([
    startDatabase({ folder: join(dataFolder, 'mongo') }),
    startMailServer(),
    rabbit.ready,
    model.start(),
    payments.start(),
  ]);
  return {
    mongoUri: mongo.uri,
    databasePids: 'members' in mongo ? mongo.members.map(({ pid }) => pid) : [mongo.pid],
    rabbit,
    s3,
    smtpUrl: mailServer.url,
    model: { url: model.url, apiKey },
    payments: { url: payments.url, secretKey, callbackToken },
    stop: async () => {
      await Promise.all([model.stop(), payments.stop(), mailServer.stop(), rabbit.stop(), s3.stop()]);
      await mongo.stop();
      await removeData();
    },
  };
}
