export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmedPassword: string;
  /** Code from the mail, where the service asked for one. */
  code?: string;
}
