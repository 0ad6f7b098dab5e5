import type { Transaction } from '@sabi/service-kit/transaction';

/** A use whose key is refused from then on. */
export interface SettledUse {
  readonly user_id: string;
  /** As the owner's request to consume has it. */
  readonly key: string;
  /** `used_up`: nothing was left, and the asking service has cancelled the use. */
  readonly result: 'returned' | 'used_up';
  readonly settled_at: Date;
}

/** Shard key: user_id. */
export interface SettledUses {
  find(userId: string, key: string, transaction: Transaction): Promise<SettledUse | null>;
  /** Replaces an earlier result. */
  save(use: SettledUse, transaction: Transaction): Promise<void>;
  /** Oldest first. */
  findAllOf(userId: string): Promise<SettledUse[]>;
}
