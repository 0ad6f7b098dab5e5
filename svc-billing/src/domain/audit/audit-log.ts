import type { Transaction } from '@sabi/service-kit/transaction';
import type { StaffEvent } from './record-staff-act';

/** `<entity>.<past participle>` */
export type AuditEvent =
  | 'amount.refused'
  | 'order.withheld'
  | 'order.paid'
  | 'order.paid_late'
  | 'order.given_up'
  | 'delivery.parked'
  | 'payment.drifted'
  | 'webhook.refused';

/** Numbers and codes, never a user's text. */
export interface AuditEntry {
  readonly event: AuditEvent;
  readonly order_id: string | null;
  readonly user_id: string | null;
  /** An account, the payment provider or the service. */
  readonly by: { readonly role: string; readonly subject: string | null };
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** An event of an account's history, including staff acts. */
export interface HistoryEntry extends Pick<AuditEntry, 'order_id' | 'facts'> {
  readonly event: AuditEvent | StaffEvent;
  readonly created_at: Date;
}

/** Acts of buyers, the payment provider and the service; the audit chain has those of the staff. */
export interface AuditLog {
  add(entry: AuditEntry, transaction?: Transaction): Promise<void>;
  /** One entry an hour with `facts.times`, for events that anonymous callers can cause. */
  count(entry: Omit<AuditEntry, 'facts'>, now: Date): Promise<void>;
  /** Oldest first, including staff acts about the account. */
  findAllOf(userId: string): Promise<HistoryEntry[]>;
}

export const provider = { role: 'payment_provider', subject: null } as const;

export const anonymous = { role: 'anonymous', subject: null } as const;
