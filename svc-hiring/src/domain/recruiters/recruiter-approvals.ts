import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';

export interface RecruiterApprovals {
  /**
   * @param caller.authorization header of the request
   * @returns null unless the account is a recruiter's
   * @throws {AppError} DEPENDENCY_UNAVAILABLE
   */
  find(caller: { userId: string; authorization: string }): Promise<RecruiterApprovalState | null>;
}
