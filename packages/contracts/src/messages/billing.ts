import { z } from 'zod';
import { countedKindSchema } from '../http/billing/entitlement-kinds';
import { useKeySchema, useQuantitySchema } from '../http/billing/entitlements';
import { defineMessage } from './message';

/** svc-billing asks its own worker to process a payment report, which stays in the database. */
export const webhookReceived = defineMessage({
  type: 'billing.webhook.received.v1',
  exchange: 'jobs',
  schema: z.object({ delivery_id: z.uuid() }),
});

const use = {
  user_id: z.uuid(),
  kind: countedKindSchema,
  key: useKeySchema.describe("The owner's key of the use, as in his own request to consume"),
};

/**
 * Settles a use whose outcome the asking service does not know, or gives it back. `used`: consumes unless that has happened;
 * `returned`: gives back what was consumed under the key, and refuses it from then on. Idempotent; `returned` is final.
 */
export const usageSettlementRequested = defineMessage({
  type: 'billing.usage.settle-requested.v1',
  exchange: 'jobs',
  schema: z.object({
    ...use,
    quantity: useQuantitySchema,
    outcome: z.enum(['used', 'returned']),
    reference: z.string().min(1).max(200).nullable().describe('Shown to the owner in the ledger'),
  }),
});

/** The state of a use after a settlement. `used_up`: nothing was left, and the key is refused from then on. */
export const usageSettled = defineMessage({
  type: 'billing.usage.settled.v1',
  exchange: 'events',
  schema: z.object({ ...use, result: z.enum(['used', 'returned', 'used_up']) }),
});
