import type { Applicant } from '@sabi/contracts/http/hiring/applications';

/** The profile of a talent as an application has it. */
export type TalentCard = Omit<Applicant, 'email'>;

export interface TalentCards {
  /**
   * @param caller.authorization header of the request: svc-profile answers with the caller's own profile alone
   * @param caller.cvId a CV of the caller; without one the current CV
   * @returns null for an account without a talent's profile
   * @throws {AppError} DEPENDENCY_UNAVAILABLE, RESUME_NOT_FOUND
   */
  find(caller: { authorization: string; cvId: string | undefined }): Promise<TalentCard | null>;
}
