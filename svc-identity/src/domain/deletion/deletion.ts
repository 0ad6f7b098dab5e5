/** That an account's owner has asked for its erasure. */
export interface Deletion {
  readonly user_id: string;
  readonly requested_at: Date;
  readonly erases_at: Date;
}
