import { createRequire } from 'node:module';
import { validationFailed } from '../errors/common-errors';
import type * as phoneNumbers from 'libphonenumber-js';

const require = createRequire(import.meta.url);

/** Normalizes a number: E.164 without the plus. @throws {IdentityError} validation_failed */
export function parsePhoneNumber(text: string): string {
  const digits = normalizePhoneNumber(text);
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed('Invalid phone number format (E.164 required)');
  return digits;
}

/**
 * Removes separators and the trunk zero: +62 0812… is +62 812…; Italian numbers keep it. The result may be no
 * number.
 */
export function normalizePhoneNumber(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(' ', '').replace(/^\+/, '');
  if (!/^\d{1,3}0\d+$/.test(digits)) return digits;
  // Loads the data of all countries on demand.
  const { parsePhoneNumberFromString } = require('libphonenumber-js') as typeof phoneNumbers;
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number) return digits;
  const { countryCallingCode, nationalNumber } = number;
  return digits === `${countryCallingCode}0${nationalNumber}`
    ? `${countryCallingCode}${nationalNumber}`
    : digits;
}
