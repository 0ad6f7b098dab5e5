import type { Transaction } from '@sabi/service-kit/transaction';
import type { StaffActor } from './staff-actor';
import type { StaffGrant } from './staff-grant';

export interface StaffAct {
  readonly actor: StaffActor;
  readonly action: 'staff-grant.granted' | 'staff-grant.changed' | 'staff-grant.revoked';
  readonly userId: string;
  /** Reason of the act; a revoked grant no longer holds it. */
  readonly reason: string;
  readonly before: StaffGrant | null;
  readonly after: StaffGrant | null;
}

/** What the staff does at svc-identity, in its hash chain. */
export interface StaffAudit {
  /** In the transaction of the act, as its last step. */
  record(act: StaffAct, transaction: Transaction): Promise<void>;
  /** Erases what the entries about an account hold; the chain stays whole. */
  erase(userId: string, transaction: Transaction): Promise<void>;
}
