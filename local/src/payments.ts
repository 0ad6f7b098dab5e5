import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
import type { RunningService } from '@sabi/service-kit/service';
import { needsSandboxXendit } from '../bin/starting/check-start.mjs';
import type { Env } from './env';

export function describePayments(env: Env): string {
  return `payments   ${needsSandboxXendit(env) ? 'sandbox/xendit (stand-in: XENDIT_SECRET_KEY is not set)' : 'account of XENDIT_SECRET_KEY'}`;
}

/** Payment settings of svc-billing: the configured Xendit account, or the stand-in. */
export async function choosePayments(
  env: Env,
  siteUrl: string,
  startForUrl: (starting: Promise<RunningService>) => Promise<string>,
): Promise<Record<string, string>> {
  if (env.XENDIT_SECRET_KEY) {
    return {
      XENDIT_SECRET_KEY: env.XENDIT_SECRET_KEY,
      ...(env.XENDIT_URL && { XENDIT_URL: env.XENDIT_URL }),
      ...(env.XENDIT_WEBHOOK_TOKEN && { XENDIT_WEBHOOK_TOKEN: env.XENDIT_WEBHOOK_TOKEN }),
    };
  }
  const secretKey = `xnd_development_${randomBytes(24).toString('hex')}`;
  const webhookToken = randomBytes(32).toString('base64url');
  const url = await startForUrl(startSandbox(env, { siteUrl, secretKey, webhookToken }));
  return { XENDIT_SECRET_KEY: secretKey, XENDIT_URL: url, XENDIT_WEBHOOK_TOKEN: webhookToken };
}

/** Fixed port and stored invoices, so that the payment page of an open order survives a restart. */
async function startSandbox(
  env: Env,
  { siteUrl, secretKey, webhookToken }: { siteUrl: string; secretKey: string; webhookToken: string },
): Promise<RunningService> {
  // Loaded late, while the broker and the database start.
  const sandbox = await import('@sabi/sandbox-xendit/service');
  return sandbox.startSandboxXendit(
    sandbox.readEnv({
      PORT: String(env.SANDBOX_XENDIT_PORT),
      LOG_LEVEL: env.LOG_LEVEL,
      ...(env.ALLOWED_HOSTS && { ALLOWED_HOSTS: env.ALLOWED_HOSTS.join(',') }),
      SECRET_KEY: secretKey,
      CALLBACK_URL: `${siteUrl}/webhooks/xendit`,
      CALLBACK_TOKEN: webhookToken,
      NOTIFY_EXPIRED: 'true',
      NOTIFY_PAID_AFTER_EXPIRY: 'true',
      REQUESTS_PER_MINUTE: '600', // limit of a live key
      STATE_FILE: join(env.DATA_DIR, 'xendit.json'),
    }),
    createLogger({ service: 'sandbox-xendit', level: 'error' }),
  );
}
