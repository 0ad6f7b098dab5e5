/** A CV that waits for its account. */
export interface KeptCv {
  /** Of the account it was chosen for. */
  readonly email: string;
  readonly file: File;
  /** Milliseconds of `Date.now()`. */
  readonly keptAt: number;
}

/** Where one CV can wait. Each may fail: storage can be switched off or full. */
export interface KeptCvStorage {
  read(): Promise<KeptCv | undefined>;
  /** In place of what was there. */
  write(kept: KeptCv): Promise<void>;
  clear(): Promise<void>;
  /** Runs in one tab of the browser at a time. */
  exclusively(action: () => Promise<void>): Promise<void>;
}
