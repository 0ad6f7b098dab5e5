/** The plan's `job_application`, at svc-billing. */
export interface PlanUses {
  /**
   * Uses one. Repeated with the same key, nothing more is used.
   * @param use.authorization header of the talent's request
   * @returns `unknown` without an answer in time: whether it was used is found out later
   */
  consume(use: {
    authorization: string;
    key: string;
    reference: string;
  }): Promise<'used' | 'used_up' | 'unknown'>;
}
