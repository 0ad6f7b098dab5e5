import type { Transaction } from '@sabi/service-kit/transaction';

/** One act. Ids and codes; personal content belongs in the payload, which can be erased. */
export interface AuditAct {
  readonly actor: { readonly id: string; readonly kind: 'user' | 'staff' | 'service' };
  readonly role: string | null;
  /** `<entity>.<past participle>` */
  readonly action: string;
  readonly subject: {
    readonly type: 'company' | 'member' | 'invitation' | 'job' | 'report';
    readonly id: string;
  };
  readonly payload?: {
    /** Ids of the accounts it is about. */
    readonly about: readonly string[];
    readonly before?: unknown;
    readonly after?: unknown;
    readonly details?: unknown;
  };
}

export interface Audit {
  /** In the transaction of the act. */
  record(act: AuditAct, transaction: Transaction): Promise<void>;
}
