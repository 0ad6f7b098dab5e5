import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { forEachUpstream } from '@sabi/contracts/services';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startRabbit } from '@sabi/dev-infra/rabbit';
import getPort from 'get-port';
import { Processes } from '../load/processes';

/** Gateway, svc-ai and the stand-in for a provider, each built and in a process of its own. */
export interface StreamStage {
  readonly gatewayUrl: string;
  readonly pids: Readonly<Record<'ai' | 'gateway' | 'model', number>>;
  /** Failures of the next requests: see the README of sandbox/ai. */
  play(...steps: object[]): Promise<void>;
  /** Answers in progress at the provider. */
  countOpen(): Promise<number>;
  stop(): Promise<void>;
}

/** @returns undefined where RabbitMQ is not installed */
export async function openStreamStage(): Promise<StreamStage | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
  const [mongo, rabbit] = await Promise.all([
    startMongo({ folder: join(folder, 'mongo') }),
    startRabbit({ folder: join(folder, 'rabbit') }),
  ]);
  const processes = new Processes();
  const stop = async (): Promise<void> => {
    await processes.stop();
    await Promise.all([mongo.stop(), rabbit?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
  if (!rabbit) {
    await stop();
    return undefined;
  }
  try {
    await rabbit.ready;
    return { ...(await startAll(processes, { mongoUri: mongo.uri, amqpUrl: rabbit.url, folder })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
  processes: Processes,
  { mongoUri, amqpUrl, folder }: { mongoUri: string; amqpUrl: string; folder: string },
): Promise<Omit<StreamStage, 'stop'>> {
  const [modelPort, aiPort, gatewayPort] = [await getPort(), await getPort(), await getPort()];
  const [model, ai, gateway] = [modelPort, aiPort, gatewayPort].map((port) => `http://127.0.0.1:${port}`);
  const database = (name: string) => Object.assign(new URL(mongoUri), { pathname: `/${name}` }).href;
  const modelPid = await processes.start('sandbox/ai/dist/main.js', {
    env: { PORT: String(modelPort) },
    healthUrl: `${model}/healthz/ready`,
  });
  const aiPid = await processes.start('svc-ai/dist/main.js', {
    env: {
      PORT: String(aiPort),
      MONGODB_URI: database('ai'),
      AMQP_URL: amqpUrl,
      FILE_STORE_DIR: join(folder, 'files'),
      IDENTITY_JWKS_URL: 'http://127.0.0.1:1/jwks.json',
      IDENTITY_ISSUER: 'http://127.0.0.1:1',
      VISITOR_SECRET: randomBytes(32).toString('base64url'),
      OPENAI_API_KEY: 'bench',
      OPENAI_BASE_URL: `${model}/v1`,
      CONSULTATION_TIMEOUT_MS: '15000',
      ANSWERS_A_DAY: '1000000',
      TOKENS_A_DAY: '1000000000',
    },
    healthUrl: `${ai}/healthz/startup`, // without svc-identity svc-ai never gets ready
  });
  const gatewayPid = await processes.start('gateway/dist/main.js', {
    env: {
      PORT: String(gatewayPort),
      MONGODB_URI: database('platform'),
      TRUSTED_PROXY_HOPS: '1',
      IDENTITY_ISSUER: 'http://127.0.0.1:1',
      AUDIT_SIGNING_KEY: createAuditKey(),
      ...forEachUpstream(`${ai}`),
    },
    healthUrl: `${gateway}/healthz/ready`,
  });
  return {
    gatewayUrl: `${gateway}`,
    pids: { ai: aiPid, gateway: gatewayPid, model: modelPid },
    play: async (...steps) => {
      await fetch(`${model}/sandbox/script`, { method: 'DELETE' });
      if (steps.length === 0) return;
      const headers = { 'Content-Type': 'application/json' };
      await fetch(`${model}/sandbox/script`, { method: 'POST', headers, body: JSON.stringify({ steps }) });
    },
    countOpen: async () => {
      const { open } = (await (await fetch(`${model}/sandbox/calls`)).json()) as { open: number };
      return open;
    },
  };
}
