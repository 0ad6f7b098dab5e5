import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';

/** Messages of one kind of all accounts together, for all replicas. */
export type MailQuota = Pick<AttemptLimiter, 'begin'>;
