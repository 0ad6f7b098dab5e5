/** What the board searches. It follows the changes of jobs and asks the database for what they are now. */
export interface JobIndex {
  /** @param change a revision that is not higher than one applied before changes nothing */
  apply(change: { jobId: string; revision: number }): Promise<void>;
}
