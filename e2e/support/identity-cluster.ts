import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createDataFolder } from '@sabi/dev-infra/data-folder';
import { type RunningReplicaSet, startReplicaSet } from '@sabi/dev-infra/mongo-replica-set';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import { type Db, MongoClient } from 'mongodb';
import { createIdentityProcess } from '@sabi/test-kit/identity-process';
import type { ServiceProcess } from '@sabi/test-kit/service-process';

const database = 'identity';
const password = 'k9#vQz!lantai';

/** svc-identity as a process, on a real replica set of three, RabbitMQ and a mail server. */
export interface IdentityCluster {
  readonly service: ServiceProcess;
  readonly replicaSet: RunningReplicaSet;
  readonly rabbit: RunningRabbit;
  readonly mailServer: TestMailServer;
  readonly db: Db;
  stop(): Promise<void>;
}

/** @returns undefined where no RabbitMQ is installed */
export async function startIdentityCluster(logFolder: string): Promise<IdentityCluster | undefined> {
  const folder = await createDataFolder();
  const rabbit = await startRabbit({ folder: join(folder, 'rabbit') });
  if (!rabbit) {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const [replicaSet, mailServer] = await Promise.all([
    startReplicaSet({ folder: join(folder, 'mongo') }),
    startMailServer(),
    rabbit.ready,
  ]);
  const client = await MongoClient.connect(replicaSet.uri);
  const service = createIdentityProcess(logFolder, {
    mongodbUri: replicaSet.uri.replace('/?', `/${database}?`),
    amqpUrl: rabbit.url,
    smtpUrl: mailServer.url,
  });
  await service.start();
  return {
    service,
    replicaSet,
    rabbit,
    mailServer,
    db: client.db(database),
    stop: async () => {
      await service.stop();
      await client.close();
      await Promise.all([replicaSet.stop(), mailServer.stop(), rabbit.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const newEmail = () => `${randomUUID()}@example.com`;

/** Result for a client; status 0 is a broken connection. */
export interface Reply {
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Whether the response has Retry-After. */
  readonly saysWhen: boolean;
}

/** Sends a request on a connection that may break at any moment. */
export async function ask(service: ServiceProcess, path: string, body: object): Promise<Reply> {
  try {
    const response = await fetch(`${service.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      saysWhen: response.headers.has('retry-after'),
    };
  } catch {
    return { status: 0, body: {}, saysWhen: false };
  }
}

export const signUp = (service: ServiceProcess, email: string) =>
  ask(service, '/signup', { email, password });

export const refresh = (service: ServiceProcess, token: string) =>
  ask(service, '/token?grant_type=refresh_token', { refresh_token: token });

/** Uses the link of a mail. */
export const verify = (service: ServiceProcess, tokenHash: string) =>
  ask(service, '/verify', { type: 'signup', token_hash: tokenHash });

/** The token of the newest mail to an address. */
export async function readToken({ mailServer }: IdentityCluster, email: string): Promise<string> {
  const { text = '' } = await mailServer.waitForMail(email);
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';
}
