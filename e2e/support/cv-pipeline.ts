import { randomBytes } from 'node:crypto';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import { createAuditKey } from '@sabi/test-kit/audit-key';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { startMailServer, type TestMailServer } from '@sabi/test-kit/mail-server';
import type { Servers } from './servers';
import { ScriptedModel } from './scripted-model';
import { ServiceProcess } from '@sabi/test-kit/service-process';
import { TcpGate } from './tcp-gate';

/** A service, its database, and the broker as it sees it. */
export interface PipelineService {
  readonly process: ServiceProcess;
  readonly database: TestDatabase;
  readonly broker: TcpGate;
}

/** All that a CV passes through, each service in a process of its own and with empty databases. */
export interface CvPipeline {
  readonly servers: Servers;
  readonly profile: PipelineService;
  readonly ai: PipelineService;
  /** Where the mails of svc-profile arrive. */
  readonly mailServer: TestMailServer;
  /** Between svc-ai and the language model. */
  readonly model: TcpGate;
  /** How often the language model was asked. */
  countModelCalls(): Promise<number>;
  /** Scripted answers of the language model. */
  readonly script: ScriptedModel;
  /** Starts one more svc-ai on the same queue and database. */
  addWorker(): Promise<ServiceProcess>;
  /** Every svc-ai. */
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

export async function startCvPipeline(
  servers: Servers,
  logFolder: string,
  options: PipelineOptions = {},
): Promise<CvPipeline> {
  const sandbox = new ServiceProcess({ workspace: 'sandbox/ai', logFolder, env: { API_KEY: apiKey } });
  await sandbox.start();
  const model = await TcpGate.start(sandbox.url);
  const mailServer = await startMailServer();
  const heartbeat = options.heartbeatSeconds ? `?heartbeat=${options.heartbeatSeconds}` : '';
  const prepare = async (
    create: (common: Readonly<Record<string, string>>) => ServiceProcess,
  ): Promise<PipelineService> => {
    const broker = await TcpGate.start(servers.rabbit.url);
    const database = await createTestDatabase(servers.mongoUri);
    const process = create({
      AMQP_URL: `${broker.url}${heartbeat}`,
      MONGODB_URI: database.uri,
      ...servers.fileStore,
    });
    return { broker, database, process };
  };
  const profile = await prepare((common) =>
    createProfileProcess(servers, logFolder, { ...common, SMTP_URL: mailServer.url, ...options.profile }),
  );
  const ai = await prepare((common) =>
    createAiProcess(servers, logFolder, {
      ...common,
      CV_PARSER_ENGINE: 'model', // its calls are counted
      OPENAI_API_KEY: apiKey,
      OPENAI_BASE_URL: `${model.url}/v1`,
      ...options.ai,
    }),
  );
  const services = [profile, ai];
  const workers = [ai.process];
  await Promise.all(services.map(({ process }) => process.start()));
  return {
    servers,
    profile,
    ai,
    mailServer,
    model,
    script: new ScriptedModel(sandbox.url),
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
      await Promise.all([sandbox, profile.process, ...workers].map((process) => process.kill()));
      await Promise.all([model, profile.broker, ai.broker].map((gate) => gate.close()));
      await mailServer.stop();
      await Promise.all(services.map(({ database }) => database.drop()));
    },
  };
}

/** svc-profile as production runs it, with secrets of its own. @param settings where its servers are, at least */
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
      BILLING_URL: 'http://127.0.0.1:1', // premium templates are not used here
      FILE_LINK_SECRET: createSecret(),
      UNSUBSCRIBE_SECRET: createSecret(),
      SHARE_LINK_SECRET: createSecret(),
      AUDIT_SIGNING_KEY: createAuditKey(),
      STAFF_EMAIL: 'staff@sabi.test',
      MAIL_FROM: 'no-reply@sabi.test',
      SITE_URL: 'https://sabi.test',
      ...settings,
    },
  });
}

/** svc-ai likewise. */
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

/** Ids of the messages a service has saved and the broker has not confirmed, failed ones included. */
export async function findUnsent({ database }: PipelineService): Promise<string[]> {
  const entries = await database.db
    .collection<{ _id: string }>('outbox')
    .find({ type: { $ne: accountKindChosen.type } })
    .toArray();
  return entries.map(({ _id }) => _id);
}

/** The one message a service has saved and not sent. */
export async function getUnsent(service: PipelineService): Promise<string> {
  const [id, ...others] = await findUnsent(service);
  if (!id || others.length > 0) throw new Error(`${id ? others.length + 1 : 0} messages are unsent, not one`);
  return id;
}
