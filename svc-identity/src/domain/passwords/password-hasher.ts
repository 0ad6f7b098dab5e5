export interface PasswordHasher {
  /** @param salt random by default; set it for equal hashes of equal passwords */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /**
   * Whether the password matches. A null hash never matches, in the same time, so that timing does not reveal
   * unknown accounts.
   */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether the hash has the current format and cost, unlike imported ones. */
  isCurrent(passwordHash: string): boolean;
}
