import { AppError } from '@sabi/service-kit/errors';
import type { ReviewLogEntry } from '../../data-access/approval-log';
import type { Transaction } from '../../data-access/transaction';
import type { ReviewDependencies } from './open-approval';
import { requestReviewMails } from './request-approval-mails';
import type { Review } from './approval';
import type { ReviewMail } from './approval-mail';

/** A step of a review: who takes it from which version to what, and whom to tell. */
export interface ReviewStep extends Pick<ReviewLogEntry, 'step' | 'by' | 'words'> {
  readonly userId: string;
  /** As whoever takes the step has seen it. */
  readonly version: number;
  readonly tells: ReviewMail['kind'];
  /** Whether a review of the next version is what this very step has made of it. */
  isTaken(review: Review): boolean;
  isFitting(review: Review): boolean;
  readonly changes: (review: Review, now: Date) => Partial<Review>;
}

/**
 * The one way a review changes: together with its entry in the log and the mail that tells of it. The same step again does
 * nothing, whoever was first.
 * @throws {AppError} REVIEW_NOT_FOUND, REVIEW_CHANGED, REVIEW_STATE_UNFIT
 */
export function changeReview(step: ReviewStep, dependencies: ReviewDependencies): Promise<Review> {
  const { userId, version, words, by } = step;
  const { reviews, reviewLog, transact } = dependencies;
  return transact(async (transaction: Transaction) => {
    const current = await reviews.find(userId, transaction);
    if (!current) throw new AppError('REVIEW_NOT_FOUND');
    if (current.version === version + 1 && step.isTaken(current)) return current;
    if (current.version !== version) throw new AppError('REVIEW_CHANGED');
    if (!step.isFitting(current)) throw new AppError('REVIEW_STATE_UNFIT');
    const now = new Date();
    const changed = { ...current, ...step.changes(current, now), version: version + 1 };
    if (!(await reviews.replace(changed, transaction))) throw new AppError('REVIEW_CHANGED');
    const entry = { user_id: userId, version: changed.version, step: step.step, by, words, created_at: now };
    await reviewLog.add(entry, transaction);
    await requestReviewMails({ review: changed, kinds: [step.tells], words }, dependencies, transaction);
    return changed;
  });
}
