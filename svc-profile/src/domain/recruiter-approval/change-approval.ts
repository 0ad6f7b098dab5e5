import { AppError } from '@sabi/service-kit/errors';
import type { ReviewDependencies } from './open-approval';
import { requestReviewMails } from './request-approval-mails';
import type { Review } from './approval';
import type { ReviewMail } from './approval-mail';
import type { ReviewLogEntry } from './approval-log';
import type { Transaction } from '../transactions/transaction';

/** A change of an approval: its actor, the version it starts from, the new fields and the mail it causes. */
export interface ReviewStep extends Pick<ReviewLogEntry, 'step' | 'by' | 'words'> {
  readonly userId: string;
  /** The version the actor has seen. */
  readonly version: number;
  readonly mailKind: ReviewMail['kind'];
  /** Whether the next version is the result of this same step, sent again. */
  isTaken(review: Review): boolean;
  isFitting(review: Review): boolean;
  readonly changes: (review: Review, now: Date) => Partial<Review>;
}

/**
 * Changes an approval together with its log entry and mail; every change goes through here. Repeating a step does nothing.
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
    await requestReviewMails({ review: changed, kinds: [step.mailKind], words }, dependencies, transaction);
    return changed;
  });
}
