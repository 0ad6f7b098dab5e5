import type { Transaction } from '@sabi/service-kit/transaction';

/** The end of an account's ban, as svc-identity last published it. */
export interface AccountBan {
  readonly user_id: string;
  readonly banned_until: Date | null;
  readonly changed_at: Date;
}

/**
 * One row for each account ever banned, deleted by the database long after the ban ends. Shard key: user_id.
 */
export interface AccountBans {
  isBanned(userId: string, now: Date): Promise<boolean>;
  /** Ignores a ban older than the stored one, since messages may arrive out of order. */
  note(ban: AccountBan, transaction: Transaction): Promise<void>;
}
