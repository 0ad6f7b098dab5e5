import { randomBytes } from 'node:crypto';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import type { TestDatabase } from '@sabi/test-kit/database';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import type { Servers } from './servers';
import { ScriptedModel } from './scripted-model';
import { TcpGate } from './tcp-gate';

/** A service, its database, and the broker through a gate. */
export interface PipelineService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  readonly broker: TcpGate;
}

/** All services that a CV passes through, each a process with an empty database. */
export interface CvPipeline {
  readonly servers: Servers;
  readonly profile: PipelineService;
  readonly ai: PipelineService;
  /** Mail server of svc-profile. */
  readonly mailServer: TestMailServer;
  /** Between svc-ai and the language model. */
  readonly model: TcpGate;
  /** Number of requests to the language model. */
  countModelCalls(): Promise<number>;
  /** Scripted answers of the language model. */
  readonly script: ScriptedModel;
  /** Starts another svc-ai on the same queue and database. */
  addWorker(): Promise<ServiceProcess>;
  /** Every svc-ai process. */
  readonly workers: readonly ServiceProcess[];
  close(): Promise<void>;
}

/** Settings that differ from production. */
export interface PipelineOptions {
  /** Heartbeat of the connections to the broker. */
  readonly heartbeatSeconds?: number;
  readonly profile?: Readonly<Record<string, string>>;
  readonly ai?: Readonly<Record<string, string>>;
}

const apiKey = 'sandbox';

/** The stand-in for a language model; not yet started. */
export function createModelProcess(logFolder: string): ServiceProcess {
  return new ServiceProcess({ workspace: 'sandbox/ai', logFolder, env: { API_KEY: apiKey } });
}

/** @param sandbox running, for one pipeline at a time */
export async function startCvPipeline(
  { servers, sandbox }: { servers: Servers; sandbox: ServiceProcess },
  logFolder: string,
  options: PipelineOptions = {},
): Promise<CvPipeline> {
  const model = await TcpGate.start(sandbox.url);
  const mailServer = await startMailServer();
  const heartbeat = options.heartbeatSeconds ? `?heartbeat=${options.heartbeatSeconds}` : '';
  const prepare = async (
    name: 'profile' | 'ai',
    create: (common: Readonly<Record<string, string>>) => ServiceProcess,
  ): Promise<PipelineService> => {
    const broker = await TcpGate.start(servers.rabbit.url);
    const database = await createServiceDatabase(name, [], servers.mongoUri);
    const process = create({
      AMQP_URL: `${broker.url}${heartbeat}`,
      MONGODB_URI: database.uri,
      ...servers.fileStore,
    });
    return { broker, database, process };
  };
  const profile = await prepare('profile', (common) =>
    createProfileProcess(servers, logFolder, { ...common, SMTP_URL: mailServer.url, ...options.profile }),
  );
  const ai = await prepare('ai', (common) =>
    createAiProcess(servers, logFolder, {
      ...common,
      CV_PARSER_ENGINE: 'model', // the model's calls are counted
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: `${model.url}/v1`,
      ...options.ai,
    }),
  );
  const services = [profile, ai];
  const workers = [ai.process];
  await Promise.all(services.map(({ process }) => process.start()));
  const script = new ScriptedModel(sandbox.url);
  await script.reset(); // of an earlier pipeline
  return {
    servers,
    profile,
    ai,
    mailServer,
    model,
    script,
    workers,
    addWorker: async () => {
      const worker = ai.process.another(`svc-ai-worker-${workers.length + 1}`);
      workers.push(worker);
      await worker.start();
      return worker;
    },
    countModelCalls: async () => {
      const { calls } = (await (await fetch(`${sandbox.url}/sandbox/calls`)).json()) as { calls: number };
      return calls;
    },
    close: async () => {
      await Promise.all([profile.process, ...workers].map((process) => process.kill()));
      await Promise.all([model, profile.broker, ai.broker].map((gate) => gate.close()));
      await mailServer.stop();
      await Promise.all(services.map(({ database }) => database.drop()));
    },
  };
}

/** svc-profile with production's settings and its own secrets. @param settings at least the addresses of its servers */
export function createProfileProcess(
  { issuer }: Pick<Servers, 'issuer'>,
  logFolder: string,
  settings: Readonly<Record<string, string>>,
): ServiceProcess {
  return new ServiceProcess({
    workspace: 'svc-profile',
    logFolder,
    env: {
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      BILLING_URL: 'http://127.0.0.1:1', // premium templates are not tested here
      FILE_LINK_SECRET: createSecret(),
      UNSUBSCRIBE_SECRET: createSecret(),
      SHARE_LINK_SECRET: createSecret(),
      NOTIFICATION_SECRET: createSecret(),
      AUDIT_SIGNING_KEY: createAuditKey(),
      STAFF_EMAIL: 'staff@sabi.test',
      MAIL_FROM: 'no-reply@sabi.test',
      SITE_URL: 'https://sabi.test',
      ...settings,
    },
  });
}

/** svc-ai with production's settings. */
export function createAiProcess(
  { issuer }: Pick<Servers, 'issuer'>,
  logFolder: string,
  settings: Readonly<Record<string, string>>,
): ServiceProcess {
  return new ServiceProcess({
    workspace: 'svc-ai',
    logFolder,
    env: {
      IDENTITY_JWKS_URL: issuer.jwksUrl,
      IDENTITY_ISSUER: issuer.issuer,
      VISITOR_SECRET: createSecret(),
      CV_SPARE_READERS: '0',
      ...settings,
    },
  });
}

const createSecret = () => randomBytes(32).toString('hex');

/** Ids of saved messages that the broker has not confirmed, including failed ones. */
export async function findUnsent({ database }: PipelineService): Promise<string[]> {
  const entries = await database.db
    .collection<{ _id: string }>('outbox')
    .find({ type: { $ne: accountKindChosen.type } })
    .toArray();
  return entries.map(({ _id }) => _id);
}

/** The only unsent message of a service. */
export async function getUnsent(service: PipelineService): Promise<string> {
  const [id, ...others] = await findUnsent(service);
  if (!id || others.length > 0) throw new Error(`${id ? others.length + 1 : 0} messages are unsent, not one`);
  return id;
}
