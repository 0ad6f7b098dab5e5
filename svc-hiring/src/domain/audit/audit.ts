import type { AuditRecord } from '@sabi/audit/append-entry';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Ids and codes; personal content belongs in the payload, which can be erased. */
export interface AuditAct extends AuditRecord {
  readonly subject: {
    readonly type: 'company' | 'member' | 'invitation' | 'claim' | 'job' | 'report';
    readonly id: string;
  };
}

/**
 * Acts of the staff and the service go into the audit chain; those of members into a log, because nothing of
 * them may remain after the erasure of their account.
 */
export interface Audit {
  /** Writes in the act's transaction. */
  record(act: AuditAct, transaction: Transaction): Promise<void>;
  /** Acts of anyone, newest first. */
  listActs(subject: AuditAct['subject'], limit: number): Promise<RecordedAct[]>;
}

/** A recorded act, without the id of its actor. */
export interface RecordedAct {
  readonly at: Date;
  readonly action: string;
  readonly kind: AuditAct['actor']['kind'];
  /** undefined also once the payload is erased. */
  readonly details: unknown;
}
