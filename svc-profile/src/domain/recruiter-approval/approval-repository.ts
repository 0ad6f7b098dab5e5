import type { RecruiterReviewState } from '@sabi/contracts/http/recruiter-review';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '../transactions/transaction';
import type { Review } from './approval';

export interface ReviewPage {
  /** null: any. */
  readonly state: RecruiterReviewState | null;
  /** null: from the beginning. */
  readonly after: PagePosition | null;
  readonly limit: number;
}

export interface ReviewRepository {
  find(userId: string, transaction?: Transaction): Promise<Review | null>;
  /** @returns false when the recruiter already has one */
  insertIfMissing(review: Review, transaction: Transaction): Promise<boolean>;
  /** Replaces the previous version. @returns false when there is another version by now */
  replace(review: Review, transaction: Transaction): Promise<boolean>;
  /** Longest waiting first. */
  list(page: ReviewPage): Promise<Review[]>;
}
