import { randomBytes } from 'node:crypto';
import type { Channel } from './channels';
import type { CreateRequest } from './create-request';

export type InvoiceStatus = 'PENDING' | 'PAID' | 'SETTLED' | 'EXPIRED';

export interface Payment {
  readonly channel: Pick<Channel, 'code' | 'group'>;
  /** An invoice has a fixed amount; a test may pay another. */
  readonly amount: number;
  readonly paidAt: number;
  readonly id: string;
  /** Whether the webhook of a late payment says EXPIRED too, with the amount received. */
  readonly isWebhookExpired?: boolean | undefined;
}

/** Times in milliseconds since 1970, by the sandbox's clock. */
export interface Invoice {
  readonly id: string;
  readonly request: CreateRequest;
  readonly status: InvoiceStatus;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly expiresAt: number;
  readonly payment?: Payment;
}

/** Length of the provider's ids. */
const idBytes = 12;

export const createId = () => randomBytes(idBytes).toString('hex');

export function createInvoice(request: CreateRequest, now: number): Invoice {
  return {
    id: createId(),
    request,
    status: 'PENDING',
    createdAt: now,
    updatedAt: now,
    expiresAt: now + request.invoice_duration * 1000,
  };
}
