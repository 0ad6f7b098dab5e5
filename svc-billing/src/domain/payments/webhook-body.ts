import { createHash } from 'node:crypto';
import { z } from 'zod';

/** A name of the provider's. One of another shape is not worth refusing a payment for: it is left out. */
const channelName = z
  .string()
  .regex(/^[A-Z][A-Z\d_]{1,49}$/)
  .optional()
  .catch(undefined);

/** What counts of an invoice callback; whatever else comes with it is ignored. */
const webhookBodySchema = z.object({
  id: z.string().min(1).max(200),
  external_id: z.string().min(1).max(200),
  status: z.string().min(1).max(50),
  amount: z.number(),
  currency: z.string().max(10),
  paid_amount: z.number().nullish(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
  payment_method: channelName,
  payment_channel: channelName,
});
export type WebhookBody = z.infer<typeof webhookBodySchema>;

/** @returns null for a body of no known shape */
export function readWebhookBody(raw: string): WebhookBody | null {
  try {
    return webhookBodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** The same for every copy of one event, however often and whenever it is sent. */
export function deliveryKeyOf(raw: string, body: WebhookBody | null): string {
  const identity = body ? JSON.stringify([body.id, body.status, body.paid_at ?? null]) : raw;
  return createHash('sha256').update(identity).digest('hex');
}
