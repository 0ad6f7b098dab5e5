export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmedPassword: string;
  /** Of the mail, where the service asked for it. */
  code?: string;
}
