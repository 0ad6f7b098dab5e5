import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';

/** Limit of a kind of message, across all accounts and replicas. */
export type MailQuota = Pick<AttemptLimiter, 'begin'>;
