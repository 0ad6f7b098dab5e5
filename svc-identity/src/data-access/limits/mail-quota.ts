import { createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { mongo } from 'mongoose';
import type { MailQuota } from '../../domain/mail-limits/mail-quota';
import type { Rate } from '../../domain/settings/limit-settings';

/** @param rate.requests 0: unlimited */
export function createMailQuota(
  mongo: { client: mongo.MongoClient; db: mongo.Db },
  { requests, windowSeconds }: Rate,
  name = 'mails',
): MailQuota {
  if (requests === 0) return { begin: async () => 0 };
  return createAttemptLimiter(mongo, { name, attempts: requests, windowSeconds });
}
