import type { AuditRecord } from '@sabi/audit/append-entry';
import type { Transaction } from '@sabi/service-kit/transaction';

/** One act. Ids and codes; personal content belongs in the payload, which can be erased. */
export interface AuditAct extends AuditRecord {
  readonly subject: {
    readonly type: 'company' | 'member' | 'invitation' | 'job' | 'report';
    readonly id: string;
  };
}

/**
 * Acts of the staff and of the service go into the audit chain; those of members, of whom nothing may remain after the erasure
 * of their account, into a log.
 */
export interface Audit {
  /** In the transaction of the act. */
  record(act: AuditAct, transaction: Transaction): Promise<void>;
}
