import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { readEnv } from './env';
import { startShell } from './service';

const logger = createLogger({ service: 'shell' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  return startShell(env, logger);
});
