import type {
  answerRecruiterReviewRoute,
  getRecruiterReviewRoute,
  RecruiterReview,
  RecruiterReviewAnswer,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { ShellContext } from '@sabi/shell-sdk';
import { requestJson } from '@sabi/shell-sdk/http';

const reviewPath: (typeof getRecruiterReviewRoute)['path'] = '/api/profile/v1/recruiter-review';
const answerPath: (typeof answerRecruiterReviewRoute)['path'] = '/api/profile/v1/recruiter-review/answer';

/** @throws {RequestFailed} */
export function fetchApproval(
  fetch: typeof globalThis.fetch,
  signal?: AbortSignal,
): Promise<RecruiterReview> {
  return requestJson<RecruiterReview>(fetch, reviewPath, signal ? { signal } : {});
}

/** @throws {RequestFailed} */
export function sendAnswer(
  fetch: typeof globalThis.fetch,
  answer: RecruiterReviewAnswer,
): Promise<RecruiterReview> {
  return requestJson<RecruiterReview>(fetch, answerPath, {
    method: 'POST',
    json: answer,
  });
}

/** Whether a recruiter is not approved yet. False when the request fails, so that an outage blocks no sign-in. */
export async function waitsForApproval({
  fetch,
  logger,
}: Pick<ShellContext, 'fetch' | 'logger'>): Promise<boolean> {
  try {
    return (await fetchApproval(fetch)).state !== 'approved';
  } catch (error) {
    logger.error('review.not.known', error);
    return false;
  }
}
