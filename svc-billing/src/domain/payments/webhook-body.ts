import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ToldSums } from './webhook-delivery';

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

export const toldSumsOf = ({ amount, currency, paid_amount: paidAmount = null }: WebhookBody): ToldSums => ({
  amount,
  currency,
  paidAmount,
});

/**
 * The same for every copy of one event, however often and whenever it is sent. All that decides what becomes of it is part
 * of it: what is told after a lie about the same payment is no copy of the lie.
 */
export function deliveryKeyOf(raw: string, body: WebhookBody | null): string {
  const identity = body
    ? JSON.stringify([
        ...[body.id, body.external_id, body.status, body.paid_at ?? null],
        ...[body.amount, body.currency, body.paid_amount ?? null],
      ])
    : raw;
  return createHash('sha256').update(identity).digest('hex');
}
