import cluster from 'node:cluster';
import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { startWorkers } from '@sabi/service-kit/workers';
import { readEnv } from './env';

const logger = createLogger({ service: 'svc-identity' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  if (cluster.isPrimary && env.WEB_CONCURRENCY > 1) return startWorkers(env.WEB_CONCURRENCY, logger, env);
  const { startIdentity } = await import('./service'); // not needed by the workers' parent process
  return startIdentity(env, logger);
});
