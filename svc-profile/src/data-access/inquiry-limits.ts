import {
  type AttemptLimiter,
  type AttemptLimits,
  createAttemptLimiter,
} from '@sabi/service-kit/attempt-limiter';
import type { MongoConnection } from '@sabi/service-kit/mongo';

/** How many inquiries are taken, for all replicas together. Only those that are stored count. */
export interface InquiryLimits {
  /** From visitors of one network. */
  readonly network: AttemptLimiter;
  /** From one account: people behind one network do not stand in each other's way once they are known. */
  readonly account: AttemptLimiter;
  /** From one mail address, whichever network it is written from. */
  readonly address: AttemptLimiter;
  /** Receipts to one mailbox: nobody is mailed again and again because somebody enters their address. */
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
