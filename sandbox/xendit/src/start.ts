import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { readEnv } from './env';
import { startSandboxXendit } from './service';

const logger = createLogger({ service: 'sandbox-xendit' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  return startSandboxXendit(env, logger);
});
