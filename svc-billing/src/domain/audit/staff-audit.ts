import type { Staff } from '@sabi/service-kit/staff';
import type { Transaction } from '@sabi/service-kit/transaction';

/** `<entity>.<past participle>` */
export type StaffEvent =
  | 'entitlement.used'
  | 'order.refunded'
  | 'delivery.accepted'
  | 'delivery.replayed'
  | 'delivery.settled'
  | 'service_request.accepted'
  | 'service_request.declined'
  | 'service_request.done'
  | 'voucher.created';

/** Contains numbers, codes and notes of the staff, never a text of a user. */
export interface StaffAct {
  readonly event: StaffEvent;
  readonly staff: Staff;
  readonly subject: {
    readonly type: 'entitlement' | 'order' | 'delivery' | 'service_request' | 'voucher';
    readonly id: string;
  };
  readonly orderId: string | null;
  /** The account it is about, with which the facts are erased. */
  readonly userId: string | null;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** The audit chain. */
export interface StaffAudit {
  /** In the transaction of the act. */
  record(act: StaffAct, transaction: Transaction): Promise<void>;
}
