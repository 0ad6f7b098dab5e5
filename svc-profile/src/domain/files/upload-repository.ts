import type { Transaction } from '@sabi/service-kit/transaction';

/** A lock on the key of one upload: only its holder writes or deletes the file. */
export interface UploadClaim {
  readonly fileKey: string;
  /** Distinguishes uploads under the same key. */
  readonly claim: string;
}

export interface UploadRepository {
  /** @returns null while another upload holds the key */
  begin(upload: { fileKey: string; userId: string }): Promise<UploadClaim | null>;
  /** Part of the transaction that makes the file a CV or a picture. @throws {Error} when the claim was lost to `beginRemoval` */
  complete(claim: UploadClaim, transaction: Transaction): Promise<void>;
  /** Prevents completion. @returns false when it is complete, or is being removed by another process */
  beginRemoval(claim: UploadClaim): Promise<boolean>;
  /** The same for an upload unchanged since `before`, also when its process has ended. */
  claimOverdue(before: Date): Promise<UploadClaim | null>;
  forget(claim: UploadClaim): Promise<void>;
  /** Marks a file as unused; the sweeper deletes it later. */
  leave(file: { fileKey: string; userId: string }, transaction: Transaction): Promise<void>;
  /** @returns false when this account did not leave the file, or it is being removed */
  takeBack(file: { fileKey: string; userId: string }, transaction: Transaction): Promise<boolean>;
}
