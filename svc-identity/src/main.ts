import cluster from 'node:cluster';
import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { startWorkers } from '@sabi/service-kit/workers';
import { readEnv } from './env';
import { startIdentity } from './service';

const logger = createLogger({ service: 'svc-identity' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  return cluster.isPrimary && env.WEB_CONCURRENCY > 1
    ? startWorkers(env.WEB_CONCURRENCY, logger, env)
    : startIdentity(env, logger);
});
