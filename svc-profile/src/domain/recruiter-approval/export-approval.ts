import type { Profile } from '@sabi/contracts/http/profile';
import { isForStaff } from './request-approval-mails';
import type { Review } from './approval';
import type { ReviewMail } from './approval-mail';
import { viewReview } from './view-approval';
import type { ReviewLogEntry } from './approval-log';
import type { SentMail } from '../mails/mail-store';

export interface ReviewHistory {
  readonly review: Review;
  readonly log: readonly ReviewLogEntry[];
  readonly mails: readonly SentMail<ReviewMail>[];
}

/** The approval with its log and mails for the recruiter's data export, without names of the staff. */
export function viewOwnReview({ review, log, mails }: ReviewHistory, profile: Profile | null) {
  const { company: _profile, ...state } = viewReview(review, profile);
  const { answer, email, language, user_id: owner } = review;
  return {
    ...state,
    answer,
    email,
    language,
    log: log.map(({ version, step, by, words, created_at }) => ({
      version,
      step,
      by: by.subject === owner ? 'owner' : 'team',
      words,
      created_at,
    })),
    mails: mails
      .filter(({ kind }) => !isForStaff(kind))
      .map(({ kind, email: recipient, words, created_at, mailed_at }) => ({
        kind,
        recipient,
        words,
        created_at,
        mailed_at,
      })),
  };
}
