import { z } from 'zod';
import { validationFailed } from '../errors';

const maxLength = 255;

/**
 * The address as accounts hold it.
 * @throws {IdentityError} validation_failed; the format is the one browsers check, so a domain without a dot passes
 */
export function parseEmailAddress(text: string): string {
  if (text === '') throw validationFailed('An email address is required');
  if (text.length > maxLength) throw validationFailed('An email address is too long');
  if (!z.regexes.html5Email.test(text))
    throw validationFailed('Unable to validate email address: invalid format');
  return text.toLowerCase();
}
