import type { Transaction } from '@sabi/service-kit/transaction';

/** Until when an account is banned, as svc-identity last published it. */
export interface AccountBan {
  readonly user_id: string;
  readonly banned_until: Date | null;
  /** When svc-identity changed it. */
  readonly changed_at: Date;
}

/** One row an account that was ever banned, deleted by the database once the ban is long over. Shard key: user_id. */
export interface AccountBans {
  isBanned(userId: string, now: Date): Promise<boolean>;
  /** Ignores a ban older than the stored one: messages may arrive out of order. */
  note(ban: AccountBan, transaction: Transaction): Promise<void>;
}
