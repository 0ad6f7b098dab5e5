import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';

/** Rate limits of inquiries, shared by all replicas. Only stored inquiries count. */
export interface InquiryLimits {
  /** From visitors of one network. */
  readonly network: AttemptLimiter;
  /** From one account, in place of its network: signed-in people behind one network do not limit each other. */
  readonly account: AttemptLimiter;
  /** From one mail address, whichever network it is written from. */
  readonly address: AttemptLimiter;
  /** Receipts to one mailbox, so that entering another person's address cannot flood it. */
  readonly receipt: AttemptLimiter;
}
