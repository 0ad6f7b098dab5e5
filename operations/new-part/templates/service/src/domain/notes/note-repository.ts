import type { Transaction } from '@sabi/service-kit/transaction';

export interface StoredNote {
  readonly id: string;
  readonly user_id: string;
  readonly text: string;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export interface NoteRepository {
  /** Of any account. */
  find(id: string, transaction?: Transaction): Promise<StoredNote | null>;
  /** The newest first. */
  list(userId: string, limit: number): Promise<StoredNote[]>;
  count(userId: string, transaction: Transaction): Promise<number>;
  findAllOf(userId: string): Promise<StoredNote[]>;
  put(
    note: Pick<StoredNote, 'id' | 'user_id' | 'text'> & { now: Date },
    transaction: Transaction,
  ): Promise<void>;
}
