import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { anonymous, type AuditLog } from '../audit/audit-log';
import { isCallbackToken } from './callback-token';

interface TokenDependencies {
  readonly callbackTokens: readonly string[];
  readonly audit: Pick<AuditLog, 'count'>;
  readonly logger: Logger;
}

/**
 * Refuses a webhook without the callback token, even when the audit log fails.
 * @throws {AppError} CALLBACK_TOKEN_INVALID
 */
export async function assertCallbackToken(
  { token, now }: { token: unknown; now: Date },
  { callbackTokens, audit, logger }: TokenDependencies,
): Promise<void> {
  if (isCallbackToken(token, callbackTokens)) return;
  try {
    const about = { order_id: null, user_id: null, by: anonymous };
    await audit.count({ event: 'webhook.refused', ...about }, now);
  } catch (error) {
    logger.error({ err: error }, 'audit.failed');
  }
  throw new AppError('CALLBACK_TOKEN_INVALID');
}
