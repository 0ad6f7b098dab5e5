import { type CountryCode, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js';
import { findDateRange, findDates } from './dates';
import type { Line } from './line';
import type { PhoneRegions } from './phone-region';

export const phonePattern = /\(?\+?\d[\d\s().-]{6,20}\d/;
const label =
  /(?:\bh\.?p\b|\btel|\bphone|\bmobile|\bponsel|\bhandphone|\bwa\b|whatsapp|\bcell|nomor|\bno\.?\s?(?:hp|telp))/i;
const indonesianMobile = /^\+628/;
/** Numbers of something else: identity, taxes, a bank account. */
const otherNumber =
  /(?:\bnik\b|\bktp\b|\bnip\b|\bnpwp\b|\bnisn?\b|\bfax\b|\bfaks|rekening|\bsim\b|passport|paspor)/i;
/** A number that goes on in the next line: `HP 0813-4444-`, `+62 813`. */
const openNumber = /(?:\+|\(?0)[\d\s().+-]{1,12}$/;
const restOfNumber = /^[\d\s().-]{3,14}$/;
const [fewestDigits, mostDigits] = [8, 15];

interface Candidate {
  readonly number: string;
  readonly rank: number;
}

/**
 * The best number of some lines in E.164, or as it is written where nothing shows its country.
 * @param regions countries of numbers without a code
 */
export function findPhone(lines: readonly Line[], regions: PhoneRegions): string | null {
  const candidates = lines.flatMap(({ text }, index) => {
    if (otherNumber.test(text)) return [];
    const next = lines[index + 1]?.text ?? '';
    const isOpen = openNumber.test(text) && restOfNumber.test(next);
    return candidatesOf(isOpen ? `${text}${text.endsWith('-') ? '' : ' '}${next}` : text, regions);
  });
  return candidates.toSorted((a, b) => b.rank - a.rank)[0]?.number ?? null;
}

function candidatesOf(text: string, regions: PhoneRegions): Candidate[] {
  const labelRank = label.test(text) ? 1 : 0;
  return [...text.matchAll(new RegExp(phonePattern, 'g'))].flatMap(([written]) => {
    const number = toE164(written, regions);
    if (number) return [{ number, rank: 4 + (indonesianMobile.test(number) ? 2 : 0) + labelRank }];
    return mayBePhone(written) ? [{ number: written.trim(), rank: labelRank }] : [];
  });
}

/** Digits as of a number, which are no dates. */
function mayBePhone(written: string): boolean {
  const digits = written.replace(/\D/g, '').length;
  const isBalanced = written.includes('(') === written.includes(')');
  return (
    digits >= fewestDigits &&
    digits <= mostDigits &&
    isBalanced &&
    /[\s().-]|^0|^\+/.test(written) &&
    !findDateRange(written) &&
    findDates(written).length === 0
  );
}

/** Accepts `0812-3456-7890`, `(+62) 812…`, `62812…`, `0044 20…`, and local numbers of the first region they are valid in. */
function toE164(written: string, { address, others }: PhoneRegions): string | null {
  const digits = written
    .replace(/^\((6[0-6])\)(?=\s)/, '+$1') // `(65) 9123 4567`, as in neighbouring countries
    .replace(/^\(\s*\+/, '+')
    .replace(/^00(?=[1-9])/, '+')
    .replace(/^62(?=[\s-]?8|[\s-]?\(?[2-9]\d)/, '+62')
    .replace(/\+(\d+)\s*\(0\)/, '+$1');
  if (digits.startsWith('+')) return format(parsePhoneNumberFromString(digits), 'isValid');
  if (findDateRange(written) || findDates(written).length > 0) return null;
  const numbers = [...address, ...others, ...regionsByShape(digits)].map((defaultCountry) =>
    parsePhoneNumberFromString(digits, { defaultCountry }),
  );
  // Ranges that are not assigned yet, or never, are not valid; beside an address of the country they are possible.
  const isTyped = /^[(0]/.test(digits) && mayBePhone(written);
  const possible = isTyped
    ? numbers.slice(0, address.length).map((number) => format(number, 'isPossible'))
    : [];
  return (
    [...numbers.map((number) => format(number, 'isValid')), ...possible].find((number) => number !== null) ??
    null
  );
}

function format(number: PhoneNumber | undefined, is: 'isValid' | 'isPossible'): string | null {
  return number?.[is]() ? number.number : null;
}

/** `0812-3456-7890`: mobile numbers of twelve and more digits that begin so are Indonesian. */
function regionsByShape(digits: string): CountryCode[] {
  return /^08[1-9]/.test(digits) && digits.replace(/\D/g, '').length >= 12 ? ['ID'] : [];
}
