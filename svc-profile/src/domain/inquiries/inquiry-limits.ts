import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';

/** Rate limits of stored inquiries, shared by all replicas. */
export interface InquiryLimits {
  /** For visitors of one network. */
  readonly network: AttemptLimiter;
  /** For one account, instead of its network, so that colleagues do not limit each other. */
  readonly account: AttemptLimiter;
  /** For one mail address in all networks. */
  readonly address: AttemptLimiter;
  /** Receipts to one mailbox, so that a form with another person's address cannot flood it. */
  readonly receipt: AttemptLimiter;
}
