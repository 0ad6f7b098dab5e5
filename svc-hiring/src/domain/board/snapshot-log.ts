export interface SnapshotTimes {
  /** Of the last complete snapshot. */
  readonly savedAt: Date | null;
  /** Of the last attempt, if it has failed. */
  readonly failedAt: Date | null;
}

/** When the index was saved, for the schedule of all processes and for metrics, also while the engine does not answer. */
export interface SnapshotLog {
  read(): Promise<SnapshotTimes>;
  recordSaved(at: Date): Promise<void>;
  recordFailed(at: Date): Promise<void>;
}
