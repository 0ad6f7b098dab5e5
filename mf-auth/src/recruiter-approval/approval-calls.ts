import type {
  answerRecruiterApprovalRoute,
  getRecruiterApprovalRoute,
  RecruiterApprovalView,
  RecruiterApprovalAnswer,
} from '@sabi/contracts/http/profile/recruiter-approval';
import type { ShellContext } from '@sabi/shell-sdk';
import { requestJson } from '@sabi/shell-sdk/http';

const approvalPath: (typeof getRecruiterApprovalRoute)['path'] = '/api/profile/v1/recruiter-review';
const answerPath: (typeof answerRecruiterApprovalRoute)['path'] = '/api/profile/v1/recruiter-review/answer';

/** @throws {RequestFailed} */
export function fetchApproval(
  fetch: typeof globalThis.fetch,
  signal?: AbortSignal,
): Promise<RecruiterApprovalView> {
  return requestJson<RecruiterApprovalView>(fetch, approvalPath, signal ? { signal } : {});
}

/** @throws {RequestFailed} */
export function sendAnswer(
  fetch: typeof globalThis.fetch,
  answer: RecruiterApprovalAnswer,
): Promise<RecruiterApprovalView> {
  return requestJson<RecruiterApprovalView>(fetch, answerPath, {
    method: 'POST',
    json: answer,
  });
}

/** Whether a recruiter is not approved yet. False when the request fails, so that an outage does not block the sign-in. */
export async function waitsForApproval({
  fetch,
  logger,
}: Pick<ShellContext, 'fetch' | 'logger'>): Promise<boolean> {
  try {
    return (await fetchApproval(fetch)).state !== 'approved';
  } catch (error) {
    logger.error('approval.not.known', error);
    return false;
  }
}
