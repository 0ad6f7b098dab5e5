import type { RecruiterApprovalState } from '@sabi/contracts/http/profile/recruiter-approval';

export interface RecruiterApprovals {
  /**
   * @param authorization header of the caller's request
   * @returns null for an account that is no recruiter
   * @throws {AppError} DEPENDENCY_UNAVAILABLE while it cannot be known
   */
  find(authorization: string): Promise<RecruiterApprovalState | null>;
}
