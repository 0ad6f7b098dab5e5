import { emailFormat, emailMaxLength } from '@sabi/contracts/email-address';
import { validationFailed } from '../errors';

/**
 * The address as accounts hold it.
 * @throws {IdentityError} validation_failed
 */
export function parseEmailAddress(text: string): string {
  if (text === '') throw validationFailed('An email address is required');
  if (text.length > emailMaxLength) throw validationFailed('An email address is too long');
  if (!emailFormat.test(text)) throw validationFailed('Unable to validate email address: invalid format');
  return text.toLowerCase();
}
