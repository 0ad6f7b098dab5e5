import type { Transaction } from '@sabi/service-kit/transaction';

/** A step of an approval and its actor, stored as evidence as long as the approval. */
export interface ApprovalLogEntry {
  readonly user_id: string;
  /** Version after the change. */
  readonly version: number;
  readonly step: 'submitted' | 'answered' | 'approved' | 'rejected' | 'more_information';
  /** Role and subject of the token. */
  readonly by: { readonly role: string; readonly subject: string | null };
  /** Reason, question or answer. */
  readonly words: string | null;
  readonly created_at: Date;
}

export interface ApprovalLog {
  add(entry: ApprovalLogEntry, transaction: Transaction): Promise<void>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<ApprovalLogEntry[]>;
}
