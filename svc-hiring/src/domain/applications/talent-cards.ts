import type { Applicant } from '@sabi/contracts/http/hiring/applications';

/** The profile of a talent as an application has it. */
export interface TalentCard extends Omit<Applicant, 'email'> {
  /** Of the file of `cv`, in the part of svc-profile; never shown. */
  readonly cv_key: string | null;
}

/** What of it the company gets. */
export const toApplicant = ({ cv_key: _key, ...shared }: TalentCard, email: string): Applicant => ({
  ...shared,
  email,
});

export interface TalentCards {
  /**
   * @param caller.authorization header of the request: svc-profile answers with the caller's own profile alone
   * @param caller.cvId a CV of the caller; without one the current CV
   * @returns null for an account without a talent's profile
   * @throws {AppError} DEPENDENCY_UNAVAILABLE, RESUME_NOT_FOUND
   */
  find(caller: { authorization: string; cvId: string | undefined }): Promise<TalentCard | null>;
}
