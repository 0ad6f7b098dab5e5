import { z } from 'zod';
import { defineMessage } from './message';

/** svc-billing asks its own worker to process a payment report, which stays in the database. */
export const webhookReceived = defineMessage({
  type: 'billing.webhook.received.v1',
  exchange: 'jobs',
  schema: z.object({ delivery_id: z.uuid() }),
});
