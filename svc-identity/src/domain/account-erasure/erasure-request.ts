export interface ErasureRequest {
  readonly user_id: string;
  readonly requested_at: Date;
  readonly erases_at: Date;
}
