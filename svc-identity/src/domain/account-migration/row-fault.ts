export type RefusalReason =
  | 'wrong_number_of_columns'
  | 'value_missing'
  | 'value_invalid'
  | 'metadata_too_large'
  | 'audience_not_served'
  | 'password_hash_not_supported'
  | 'factor_type_not_supported'
  | 'secret_encrypted_by_gotrue'
  /** Used by another account, or twice in the dump. */
  | 'id_taken'
  | 'email_taken'
  | 'phone_taken'
  | 'identity_taken'
  /** One of these keys, taken by an account created during the import. */
  | 'taken_meanwhile'
  /** Another row of the account was refused. */
  | 'account_refused'
  | 'user_not_in_dump'
  | 'account_imported_without_it';

export class RowFault extends Error {
  override readonly name = 'RowFault';

  constructor(
    readonly reason: RefusalReason,
    /** Column of the fault, if any. */
    readonly column?: string,
  ) {
    super(column ? `${reason}: ${column}` : reason);
  }
}
