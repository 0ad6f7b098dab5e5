import type { Transaction } from '@sabi/service-kit/transaction';

/** Which recruiters may see a talent, as they have chosen, and when. */
export interface VisibilityChoice {
  readonly user_id: string;
  readonly is_visible: boolean;
  /** Company domains, as `normalizeCompanyDomain` writes them. */
  readonly hidden_from: readonly string[];
  readonly changed_at: Date;
}

/** One row an account, made by its first choice. Shard key: user_id. */
export interface VisibilityChoices {
  findByUser(userId: string, transaction?: Transaction): Promise<VisibilityChoice | null>;
  put(choice: VisibilityChoice, transaction: Transaction): Promise<void>;
}
