import type { Transaction } from '@sabi/service-kit/transaction';
import type { StaffActor } from './staff-actor';
import type { StaffGrant } from './staff-grant';

export interface StaffAct {
  readonly actor: StaffActor;
  readonly action: 'staff-grant.granted' | 'staff-grant.changed' | 'staff-grant.revoked';
  readonly userId: string;
  /** Reason of the act; for a revocation, stored only here. */
  readonly reason: string;
  readonly before: StaffGrant | null;
  readonly after: StaffGrant | null;
}

/** Staff acts at svc-identity, in its audit chain. */
export interface StaffAudit {
  /** Call last in the act's transaction. */
  record(act: StaffAct, transaction: Transaction): Promise<void>;
  /** Erases the payloads of entries about an account; the chain stays valid. */
  erase(userId: string, transaction: Transaction): Promise<void>;
}
