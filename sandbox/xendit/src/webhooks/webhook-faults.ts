import { z } from 'zod';
import type { CallbackBody } from './callback-body';

export const webhookFaultSchema = z.strictObject({
  kind: z.enum([
    'duplicate',
    'reorder',
    'delay',
    'drop',
    'forged-token',
    'wrong-amount',
    'wrong-currency',
    'unknown-external-id',
  ]),
  times: z.number().int().min(1).max(10_000).default(1).describe('How many webhooks it meets'),
  copies: z.number().int().min(2).max(1000).default(2).describe('For duplicate: how many are sent at once'),
  delayMs: z.number().int().min(1).default(60_000).describe('For delay, by the clock of the sandbox'),
  amount: z.number().default(1).describe('For wrong-amount'),
  currency: z.string().default('USD').describe('For wrong-currency'),
  thenTrue: z.boolean().default(false).describe('Whether the true webhook follows a false one'),
});

export type WebhookFault = z.infer<typeof webhookFaultSchema>;

/** The altered fields of a false webhook; undefined for other faults. */
export function falsify(
  fault: WebhookFault,
  body: CallbackBody,
): { body?: CallbackBody; token?: string } | undefined {
  if (fault.kind === 'forged-token') return { token: 'forged' };
  if (fault.kind === 'wrong-amount')
    return { body: { ...body, amount: fault.amount, paid_amount: fault.amount } };
  if (fault.kind === 'wrong-currency') return { body: { ...body, currency: fault.currency } };
  if (fault.kind === 'unknown-external-id')
    return { body: { ...body, external_id: `unknown-${String(body['external_id'])}` } };
  return undefined;
}
