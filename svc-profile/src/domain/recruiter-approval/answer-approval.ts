import type { RecruiterReview, RecruiterReviewAnswer } from '@sabi/contracts/http/recruiter-review';
import type { Language } from '@sabi/contracts/language';
import type { Account } from '../access/access-policy';
import { changeReview } from './change-approval';
import { getOwnReview } from './get-own-approval';
import type { OpenProfileDependencies } from '../profiles/open-profile';
import type { ReviewDependencies } from './open-approval';
import { mayAnswer } from './approval';
import { viewReview } from './view-approval';

interface OwnAnswer extends RecruiterReviewAnswer {
  readonly account: Account;
  readonly email: string;
  readonly language: Language;
}

/**
 * Stores a recruiter's answer and makes the approval pending again.
 * @throws {AppError} ACCESS_DENIED, REVIEW_CHANGED, REVIEW_STATE_UNFIT
 */
export async function answerReview(
  { answer, version, ...owner }: OwnAnswer,
  dependencies: ReviewDependencies & OpenProfileDependencies,
): Promise<RecruiterReview> {
  const { profile } = await getOwnReview(owner, dependencies);
  const { account, email, language } = owner;
  const review = await changeReview(
    {
      userId: account.userId,
      version,
      step: 'answered',
      by: { role: 'authenticated', subject: account.userId },
      words: answer,
      mailKind: 'staff_answered',
      isTaken: (taken) => taken.state === 'pending' && taken.answer === answer,
      isFitting: mayAnswer,
      changes: ({ state, has_asked_again: hasAsked }, now) => ({
        state: 'pending',
        answer,
        reason: null,
        question: null,
        has_asked_again: hasAsked || state === 'rejected',
        submitted_at: now,
        decided_at: null,
        email,
        language,
      }),
    },
    dependencies,
  );
  return viewReview(review, profile);
}
