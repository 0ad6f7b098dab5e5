import { validationFailed } from '../errors';

/**
 * A number as accounts hold it: E.164 without the plus.
 * @throws {IdentityError} validation_failed
 */
export function parsePhoneNumber(text: string): string {
  const digits = normalizePhoneNumber(text);
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed('Invalid phone number format (E.164 required)');
  return digits;
}

/** Without what people write around digits; anything may be left that is no number. */
export function normalizePhoneNumber(text: string): string {
  return text.replaceAll(' ', '').replace(/^\+/, '');
}
