import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
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

/** What the payload of an entry holds. */
export type StaffActDetails = Pick<StaffAct, 'facts'> & { readonly order_id: string | null };

/** Appends an act to the audit chain, in its transaction. */
export async function recordStaffAct(
  { event, staff, subject, orderId, userId, facts }: StaffAct,
  { auditChain }: { auditChain: Pick<AuditChain, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const details: StaffActDetails = { order_id: orderId, facts };
  const payload = { about: userId === null ? [] : [userId], details };
  await auditChain.append({ ...staffActor(staff), action: event, subject, payload }, transaction);
}
