import { createRequire } from 'node:module';
import { validationFailed } from '../errors/common-errors';
import type * as phoneNumbers from 'libphonenumber-js';

const require = createRequire(import.meta.url);

/**
 * A number as accounts hold it: E.164 without the plus.
 * @throws {IdentityError} validation_failed
 */
export function parsePhoneNumber(text: string): string {
  const digits = normalizePhoneNumber(text);
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed('Invalid phone number format (E.164 required)');
  return digits;
}

/**
 * Without what people write around digits, and without the zero that is dialled within a country and is no part of its
 * numbers abroad: +62 0812… is +62 812…. Italian numbers keep theirs. Anything may be left that is no number.
 */
export function normalizePhoneNumber(text: string): string {
  const digits = text.normalize('NFKC').replaceAll(' ', '').replace(/^\+/, '');
  if (!/^\d{1,3}0\d+$/.test(digits)) return digits;
  // What it knows of all countries is loaded only for a number that needs it.
  const { parsePhoneNumberFromString } = require('libphonenumber-js') as typeof phoneNumbers;
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number) return digits;
  const { countryCallingCode, nationalNumber } = number;
  return digits === `${countryCallingCode}0${nationalNumber}`
    ? `${countryCallingCode}${nationalNumber}`
    : digits;
}
