/** What is read of a profile: enough to find jobs, no name and no contact. */
export interface TalentProfile {
  readonly positionInterest: string | null;
  /** Current ones first, then the newest. */
  readonly jobs: readonly {
    readonly title: string;
    /** `YYYY-MM` or `YYYY`; null where it lasts or is not known. */
    readonly endDate: string | null;
    readonly location: string | null;
  }[];
  /** In the owner's order, as all lists. */
  readonly skills: readonly string[];
  readonly certifications: readonly string[];
  readonly languages: readonly string[];
}

export interface TalentProfiles {
  /**
   * @param caller.authorization header of the request: svc-profile answers with the caller's own profile alone
   * @returns null for an account without a talent's profile
   * @throws {AppError} DEPENDENCY_UNAVAILABLE
   */
  find(caller: { authorization: string }): Promise<TalentProfile | null>;
}
