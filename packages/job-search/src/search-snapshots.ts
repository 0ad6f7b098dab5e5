export interface SnapshotContents {
  /** Last change of the owner's database that the saved index certainly has. */
  readonly revision: number;
  /** Version of its documents. */
  readonly documentVersion: number;
}

export interface SearchSnapshot extends SnapshotContents {
  readonly name: string;
  readonly state: 'complete' | 'running' | 'failed';
  readonly takenAt: Date;
}

/** Copies of the search index outside of its engine. */
export interface SearchSnapshots {
  /**
   * Resolves once the copy is stored.
   * @param signal stops waiting, not the engine
   * @throws {SnapshotFailed} @throws {SearchUnavailable}
   */
  take(name: string, contents: SnapshotContents, signal?: AbortSignal): Promise<void>;
  /** Newest first. @throws {SearchUnavailable} */
  list(): Promise<SearchSnapshot[]>;
  /** Does nothing if it does not exist. @throws {SearchUnavailable} */
  delete(name: string): Promise<void>;
  /**
   * Replaces the index by that of a snapshot; the former index serves searches until then, and stays on failure.
   * @param catchUp is called once the changes of all processes reach the restored index, and writes those made since the
   *   snapshot was taken
   * @throws {SnapshotFailed} @throws {SearchUnavailable}
   */
  restore(name: string, catchUp: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export class SnapshotFailed extends Error {
  override readonly name = 'SnapshotFailed';
}
