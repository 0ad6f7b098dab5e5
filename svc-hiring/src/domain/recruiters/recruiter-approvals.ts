import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';

export interface RecruiterApprovals {
  /**
   * @param caller.authorization header of the request
   * @returns null for an account that is no recruiter
   * @throws {AppError} DEPENDENCY_UNAVAILABLE while it cannot be known
   */
  find(caller: { userId: string; authorization: string }): Promise<RecruiterApprovalState | null>;
}
