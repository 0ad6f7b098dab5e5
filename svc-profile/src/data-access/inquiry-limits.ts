import {
  type AttemptLimiter,
  type AttemptLimits,
  createAttemptLimiter,
} from '@sabi/service-kit/attempt-limiter';
import type { MongoConnection } from '@sabi/service-kit/mongo';

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

const tenMinutes = 600;
const hour = 3600;

export function createInquiryLimits(
  mongo: MongoConnection,
  { perNetwork }: { perNetwork: number },
): InquiryLimits {
  const limit = (limits: AttemptLimits) => createAttemptLimiter(mongo, limits);
  return {
    network: limit({ name: 'inquiry-network', attempts: perNetwork, windowSeconds: tenMinutes }),
    account: limit({ name: 'inquiry-account', attempts: 5, windowSeconds: tenMinutes }),
    address: limit({ name: 'inquiry-address', attempts: 10, windowSeconds: hour }),
    receipt: limit({ name: 'inquiry-receipt', attempts: 1, windowSeconds: hour }),
  };
}
