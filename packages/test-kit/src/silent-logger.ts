import { createLogger } from '@sabi/service-kit/logger';

/** For tests that ignore the log; `TEST_LOG_LEVEL=debug` prints it. */
export const silentLogger = createLogger({
  service: 'test',
  level: process.env['TEST_LOG_LEVEL'] ?? 'silent',
});
