import type { Transaction } from '@sabi/service-kit/transaction';

/** A talent's choice which recruiters may see them. */
export interface VisibilityChoice {
  readonly user_id: string;
  readonly is_visible: boolean;
  /** Company domains, normalized by `normalizeCompanyDomain`. */
  readonly hidden_from: readonly string[];
  readonly changed_at: Date;
}

/** One row for each account, from its first choice. Shard key: user_id. */
export interface VisibilityChoices {
  findByUser(userId: string, transaction?: Transaction): Promise<VisibilityChoice | null>;
  put(choice: VisibilityChoice, transaction: Transaction): Promise<void>;
}
