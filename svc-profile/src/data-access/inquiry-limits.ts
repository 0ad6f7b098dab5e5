import { type AttemptLimits, createAttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { MongoConnection } from '@sabi/service-kit/mongo';
import type { InquiryLimits } from '../domain/inquiries/inquiry-limits';

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
