import { emailFormat, emailMaxLength } from '@sabi/contracts/identity/email-address';
import { validationFailed } from '../errors/common-errors';

/** Normalizes an address. @throws {IdentityError} validation_failed */
export function parseEmailAddress(text: string): string {
  if (text === '') throw validationFailed('An email address is required');
  const address = normalizeEmailAddress(text);
  if (address.length > emailMaxLength) throw validationFailed('An email address is too long');
  if (!emailFormat.test(address)) throw validationFailed('Unable to validate email address: invalid format');
  return address;
}

/** Replaces compatibility forms, such as full-width letters, and capitals. */
export function normalizeEmailAddress(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
