import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { readEnv } from './env';
import { startSample } from './service';

const logger = createLogger({ service: 'svc-sample' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  return startSample(env, logger);
});
