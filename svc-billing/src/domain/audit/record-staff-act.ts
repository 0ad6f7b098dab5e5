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

/** Numbers, codes and notes of the staff, never a user's text. */
export interface StaffAct {
  readonly event: StaffEvent;
  readonly staff: Staff;
  readonly subject: {
    readonly type: 'entitlement' | 'order' | 'delivery' | 'service_request' | 'voucher';
    readonly id: string;
  };
  readonly orderId: string | null;
  /** The affected account; the facts are erased with it. */
  readonly userId: string | null;
  readonly facts: Readonly<Record<string, string | number | null>>;
}

/** Payload of an entry. */
export type StaffActDetails = Pick<StaffAct, 'facts'> & { readonly order_id: string | null };

/** Appends an act to the audit chain. */
export async function recordStaffAct(
  { event, staff, subject, orderId, userId, facts }: StaffAct,
  { auditChain }: { auditChain: Pick<AuditChain, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const details: StaffActDetails = { order_id: orderId, facts };
  const payload = { about: userId === null ? [] : [userId], details };
  await auditChain.append({ ...staffActor(staff), action: event, subject, payload }, transaction);
}
