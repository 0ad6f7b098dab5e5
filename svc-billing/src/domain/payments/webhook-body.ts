import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { ReportedAmounts } from './webhook-delivery';

/** The provider's code; dropped in an unknown shape, so that the payment is still accepted. */
const channelName = z
  .string()
  .regex(/^[A-Z][A-Z\d_]{1,49}$/)
  .optional()
  .catch(undefined);

/** The relevant fields of an invoice callback; others are ignored. */
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

/** @returns null for a body of an unknown shape */
export function readWebhookBody(raw: string): WebhookBody | null {
  try {
    return webhookBodySchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

export const readReportedAmounts = ({
  amount,
  currency,
  paid_amount: paidAmount = null,
}: WebhookBody): ReportedAmounts => ({
  amount,
  currency,
  paidAmount,
});

/**
 * Equal for copies of an event. Includes all fields that decide the outcome, so that a forged webhook cannot
 * hide the real one.
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
