export interface PasswordHasher {
  /** @param salt in place of a random one, where two hashes of one password are to be the same */
  hash(password: string, salt?: Uint8Array): Promise<string>;
  /**
   * Whether the password is the one hashed. A null hash costs the same time and is never right, so that an account
   * that does not exist cannot be told from one that does.
   */
  verify(password: string, passwordHash: string | null): Promise<boolean>;
  /** Whether a hash is as one made now would be; an imported one is not. */
  isCurrent(passwordHash: string): boolean;
}
