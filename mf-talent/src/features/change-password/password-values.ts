export interface PasswordValues {
  currentPassword: string;
  newPassword: string;
  confirmedPassword: string;
  /** Code from the mail, where the service requires one. */
  code?: string;
}
