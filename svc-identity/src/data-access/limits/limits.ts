import { type AttemptLimiter, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { mongo } from 'mongoose';
import type { MailQuota } from '../../domain/mail-limits/mail-quota';
import type { LimitSettings } from '../../domain/settings/limit-settings';
import { createMailQuota } from './mail-quota';
import { createRequestLimits, type RequestLimits } from './request-limits';

/** Rate limits of the service, across all replicas. */
export interface Limits {
  readonly mailQuota: MailQuota;
  readonly textQuota: MailQuota;
  readonly signInAttempts: AttemptLimiter;
  readonly codeAttempts: AttemptLimiter;
  readonly recoveryCodeAttempts: AttemptLimiter;
  readonly exportAttempts: AttemptLimiter;
  readonly requestLimits: RequestLimits;
}

/** For one secret of an account, see domain/authentication/secret-attempts.ts. ASVS 6.3.1, 6.5.8. */
const signInLimits = { name: 'sign-in', attempts: 10, windowSeconds: 15 * 60 };
/** For codes of one address from one network. The mail's link is not limited. */
const codeLimits = { name: 'code', attempts: 30, windowSeconds: 24 * 3600 };
/** Consecutive attempts. Codes hold 80 bits, so this only detects an attack. */
const recoveryCodeLimits = { name: 'recovery-code', attempts: 5, windowSeconds: 15 * 60 };
/** Each export calls every service. */
const exportLimits = { name: 'export', attempts: 5, windowSeconds: 3600 };

export function createLimits(
  mongo: { client: mongo.MongoClient; db: mongo.Db },
  settings: LimitSettings,
): Limits {
  return {
    mailQuota: createMailQuota(mongo, settings.mails),
    textQuota: createMailQuota(mongo, settings.textMessages, 'text-messages'),
    requestLimits: createRequestLimits(mongo, settings),
    signInAttempts: createAttemptLimiter(mongo, signInLimits),
    codeAttempts: createAttemptLimiter(mongo, codeLimits),
    recoveryCodeAttempts: createAttemptLimiter(mongo, recoveryCodeLimits),
    exportAttempts: createAttemptLimiter(mongo, exportLimits),
  };
}
