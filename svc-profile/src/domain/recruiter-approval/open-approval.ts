import type { Language } from '@sabi/contracts/language';
import type { Profile } from '@sabi/contracts/http/profile';
import { type ReviewMailDependencies, requestReviewMails } from './request-approval-mails';
import type { Review } from './approval';
import type { ReviewLog } from './approval-log';
import type { ReviewRepository } from './approval-repository';
import type { Transact } from '../transactions/transaction';

export interface ReviewDependencies extends ReviewMailDependencies {
  readonly reviews: ReviewRepository;
  readonly reviewLog: ReviewLog;
  readonly transact: Transact;
}

/** The recruiter, and how to reach them. */
export interface Applicant {
  readonly profile: Pick<Profile, 'user_id' | 'user_type'>;
  readonly email: string;
  readonly language: Language;
}

/**
 * The approval of a recruiter, created with their profile when it is first read. Recruiter and staff get one mail each.
 * @returns null for an account that is no recruiter's
 */
export async function openReview(
  { profile, email, language }: Applicant,
  dependencies: ReviewDependencies,
): Promise<Review | null> {
  if (profile.user_type !== 'recruiter') return null;
  const { reviews, reviewLog, transact } = dependencies;
  const known = await reviews.find(profile.user_id);
  if (known) return known;
  const review = createReview(profile.user_id, { email, language });
  const isNew = await transact(async (transaction) => {
    if (!(await reviews.insertIfMissing(review, transaction))) return false;
    const { user_id, version, submitted_at: created_at } = review;
    const by = { role: 'authenticated', subject: user_id };
    await reviewLog.add({ user_id, version, step: 'submitted', by, words: null, created_at }, transaction);
    const kinds = ['received', 'staff_received'] as const;
    await requestReviewMails({ review, kinds, words: null }, dependencies, transaction);
    return true;
  });
  return isNew ? review : reviews.find(profile.user_id);
}

function createReview(userId: string, reached: Pick<Review, 'email' | 'language'>): Review {
  return {
    user_id: userId,
    state: 'pending',
    version: 1,
    reason: null,
    question: null,
    answer: null,
    has_asked_again: false,
    submitted_at: new Date(),
    decided_at: null,
    ...reached,
  };
}
