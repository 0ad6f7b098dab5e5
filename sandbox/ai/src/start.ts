import { createLogger } from '@sabi/service-kit/logger';
import { runAsProcess } from '@sabi/service-kit/process';
import { readEnv } from './env';
import { startSandboxAi } from './service';

const logger = createLogger({ service: 'sandbox-ai' });
await runAsProcess(logger, async () => {
  const env = readEnv();
  logger.level = env.LOG_LEVEL;
  return startSandboxAi(env, logger);
});
