import { createLogger, type Logger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import type { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import type { Env } from './env';
import { databaseUri, type Infrastructure } from './infrastructure';
import type { Secrets } from './secrets';

type Settings = Readonly<Record<string, string>>;

export interface Launch {
  readonly env: Env;
  readonly infrastructure: Infrastructure;
  readonly secrets: Secrets;
  readonly siteUrl: string;
  readonly issuer: string;
  readonly common: Settings;
  readonly messages: Settings;
  /** The in-process broker, used without RabbitMQ. */
  readonly inProcess: { readonly inProcess?: InProcessBroker };
  /** In order of start. */
  readonly running: readonly RunningService[];
  mongo(database: string): Settings;
  logger(service: string): Logger;
  start(starting: Promise<RunningService>): Promise<RunningService>;
  /** @returns the service's URL */
  startForUrl(starting: Promise<RunningService>): Promise<string>;
}

export function createLaunch(env: Env, infrastructure: Infrastructure, secrets: Secrets): Launch {
  const { broker, mongoUri } = infrastructure;
  const { PORT, LOG_LEVEL, ALLOWED_HOSTS, OTEL_EXPORTER_OTLP_ENDPOINT } = env;
  const siteUrl = `http://127.0.0.1:${PORT}`;
  const running: RunningService[] = [];
  const start = async (starting: Promise<RunningService>): Promise<RunningService> => {
    const service = await starting;
    running.push(service);
    return service;
  };
  return {
    env,
    infrastructure,
    secrets,
    siteUrl,
    issuer: `${siteUrl}/auth/v1`,
    common: {
      PORT: '0',
      DRAIN_DELAY_MS: '0',
      LOG_LEVEL,
      ...(ALLOWED_HOSTS && { ALLOWED_HOSTS: ALLOWED_HOSTS.join(',') }),
      ...(OTEL_EXPORTER_OTLP_ENDPOINT && { OTEL_EXPORTER_OTLP_ENDPOINT }),
    },
    messages: 'amqpUrl' in broker ? { AMQP_URL: broker.amqpUrl } : {},
    inProcess: 'inProcess' in broker ? { inProcess: broker.inProcess } : {},
    running,
    mongo: (database) => ({ MONGODB_URI: databaseUri(mongoUri, database) }),
    logger: (service) => createLogger({ service, level: LOG_LEVEL }),
    start,
    startForUrl: async (starting) => (await start(starting)).url,
  };
}
