import type {
  RecruiterApprovalView,
  RecruiterApprovalAnswer,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { Language } from '@sabi/contracts/language';
import type { Account } from '../access/access-policy';
import type { OpenProfileDependencies } from '../profiles/open-profile';
import { mayAnswer } from './approval';
import { changeApproval } from './change-approval';
import { getOwnApproval } from './get-own-approval';
import type { ApprovalDependencies } from './open-approval';
import { viewApproval } from './view-approval';

interface OwnAnswer extends RecruiterApprovalAnswer {
  readonly account: Account;
  readonly email: string;
  readonly language: Language;
}

/**
 * Stores a recruiter's answer and makes the approval pending again.
 * @throws {AppError} ACCESS_DENIED, REVIEW_CHANGED, REVIEW_STATE_UNFIT
 */
export async function answerApproval(
  { answer, version, ...owner }: OwnAnswer,
  dependencies: ApprovalDependencies & OpenProfileDependencies,
): Promise<RecruiterApprovalView> {
  const { profile } = await getOwnApproval(owner, dependencies);
  const { account, email, language } = owner;
  const approval = await changeApproval(
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
  return viewApproval(approval, profile);
}
