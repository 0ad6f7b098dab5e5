import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';

/** Limit of messages of one kind for all accounts together, across all replicas. */
export type MailQuota = Pick<AttemptLimiter, 'begin'>;
