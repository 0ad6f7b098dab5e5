export interface StoredCv {
  /** Address of the CV's account; for a CV in an unsent form, the mark of its tab. */
  readonly email: string;
  readonly file: File;
  /** Milliseconds of `Date.now()`. */
  readonly keptAt: number;
}

/** Holds one CV. Each call may fail: storage can be switched off or full. */
export interface CvStorage {
  read(): Promise<StoredCv | undefined>;
  write(cv: StoredCv): Promise<void>;
  clear(): Promise<void>;
  /** Runs in one tab of the browser at a time. */
  exclusively(action: () => Promise<void>): Promise<void>;
}
