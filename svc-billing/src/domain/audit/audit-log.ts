import type { Transaction } from '@sabi/service-kit/transaction';

/** `<entity>.<past participle>` */
export type AuditEvent =
  | 'amount.refused'
  | 'order.withheld'
  | 'order.paid'
  | 'order.paid_late'
  | 'order.given_up'
  | 'order.refunded'
  | 'delivery.parked'
  | 'delivery.accepted'
  | 'delivery.replayed'
  | 'delivery.settled'
  | 'payment.drifted'
  | 'service_request.accepted'
  | 'service_request.declined'
  | 'service_request.done'
  | 'voucher.created'
  | 'webhook.refused';

/** Contains numbers, codes and notes of the staff, never a text of a user. */
export interface AuditEntry {
  readonly event: AuditEvent;
  readonly order_id: string | null;
  readonly user_id: string | null;
  /** An account, a holder of a service key, the payment provider or this service itself. */
  readonly by: { readonly role: string; readonly subject: string | null };
  readonly facts: Readonly<Record<string, string | number | null>>;
}

export interface AuditLog {
  add(entry: AuditEntry, transaction?: Transaction): Promise<void>;
  /** One entry an hour with `facts.times`, for events that anonymous callers can cause without limit. */
  count(entry: Omit<AuditEntry, 'facts'>, now: Date): Promise<void>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<(AuditEntry & { created_at: Date })[]>;
}

export const provider = { role: 'payment_provider', subject: null } as const;

export const anonymous = { role: 'anonymous', subject: null } as const;
