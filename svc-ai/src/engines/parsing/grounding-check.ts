import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';

/** Number of last digits that all spellings of a phone number share. */
const comparedPhoneDigits = 8;
const fewestPhoneDigits = 6;

/**
 * Drops names, mail address and phone number missing from the document: invented by the model, or injected by
 * a prompt.
 */
export function dropUngroundedContacts(cv: ParsedCv, text: string): ParsedCv {
  return {
    ...cv,
    first_name: cv.first_name && nameOccurs(cv.first_name, text) ? cv.first_name : null,
    last_name: cv.last_name && nameOccurs(cv.last_name, text) ? cv.last_name : null,
    email: cv.email && emailOccurs(cv.email, text) ? cv.email : null,
    phone_number: cv.phone_number && phoneOccurs(cv.phone_number, text) ? cv.phone_number : null,
  };
}

function nameOccurs(name: string, text: string): boolean {
  const words = escapeForPattern(fold(name));
  if (words === '') return false;
  const wholeWords = new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'u');
  // Headings are sometimes spaced out: A Y U  L E S T A R I.
  const spacedOut = new RegExp(
    `(?<!\\p{L})${[...fold(name).replaceAll(' ', '')].map(escapeForPattern).join(' ')}(?!\\p{L})`,
    'u',
  );
  return wholeWords.test(fold(text)) || spacedOut.test(fold(text));
}

/** An address may be broken over two lines. */
function emailOccurs(email: string, text: string): boolean {
  return email.includes('@') && withoutSpaces(text).includes(withoutSpaces(email));
}

function phoneOccurs(phone: string, text: string): boolean {
  const digits = digitsOf(phone);
  if (digits.length < fewestPhoneDigits) return false;
  const end = digits.slice(-comparedPhoneDigits);
  return text.split('\n').some((line) => digitsOf(line).includes(end));
}

const fold = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim();
const withoutSpaces = (text: string) => text.toLowerCase().replace(/\s+/gu, '');
const digitsOf = (text: string) => text.replace(/\D/g, '');
const escapeForPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
