import { createLogger } from '@sabi/service-kit/logger';

/** For tests that do not look at the log; `TEST_LOG_LEVEL=debug` shows it. */
export const silentLogger = createLogger({
  service: 'test',
  level: process.env['TEST_LOG_LEVEL'] ?? 'silent',
});
