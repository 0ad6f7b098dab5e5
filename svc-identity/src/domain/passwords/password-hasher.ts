export interface PasswordHasher {
  /** @param salt instead of a random one, where equal passwords shall have equal hashes */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /**
   * Whether the password matches the hash. A null hash takes the same time and never matches, so that unknown accounts
   * cannot be distinguished by time.
   */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether the hash has the current format and cost; imported ones have not. */
  isCurrent(passwordHash: string): boolean;
}
