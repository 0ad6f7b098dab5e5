/** A request of an account's owner to erase it. */
export interface ErasureRequest {
  readonly user_id: string;
  readonly requested_at: Date;
  readonly erases_at: Date;
}
