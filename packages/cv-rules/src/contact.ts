import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { findDateRange } from './dates';
import { linesOf, type Section } from './section';
import type { Line } from './line';

export interface Contact {
  readonly email: string | null;
  /** E.164. */
  readonly phone: string | null;
}

const emailPattern = /[a-z0-9][a-z0-9._%+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}/i;
const phonePattern = /\(?\+?\d[\d\s().-]{6,20}\d/;
const phoneLabel = /(?:\bh\.?p\b|\btel|\bphone|\bmobile|\bponsel|\bhandphone|\bwa\b|whatsapp|\bcell|nomor)/i;
const indonesianMobile = /^\+628/;
const otherNumber = /(?:\bnik\b|\bktp\b|\bnpwp\b|\bfax\b|\bfaks|rekening|\bsim\b)/i;

/** Address and number of the person; those of referees only when there are no others. */
export function findContact(sections: readonly Section[]): Contact {
  const groups = [
    linesOf(sections, 'head', 'contact'),
    exceptReferences(sections),
    linesOf(sections, 'references'),
  ];
  return { email: firstOf(groups, findEmail), phone: firstOf(groups, findPhone) };
}

function exceptReferences(sections: readonly Section[]): Line[] {
  return sections.filter(({ kind }) => kind !== 'references').flatMap(({ lines }) => lines);
}

function firstOf<T>(
  groups: readonly (readonly Line[])[],
  find: (lines: readonly Line[]) => T | null,
): T | null {
  for (const lines of groups) {
    const found = find(lines);
    if (found !== null) return found;
  }
  return null;
}

function findEmail(lines: readonly Line[]): string | null {
  for (const [index, { text }] of lines.entries()) {
    const match = emailPattern.exec(text);
    if (match) return (match[0] + brokenEnd(match, lines[index + 1])).toLowerCase();
  }
  return null;
}

/** A narrow column splits `ayu@example.co` from its `m`. */
function brokenEnd({ 0: address, input }: RegExpExecArray, next: Line | undefined): string {
  return input.endsWith(address) && address.endsWith('.co') && next?.text === 'm' ? next.text : '';
}

function findPhone(lines: readonly Line[]): string | null {
  const candidates = lines.flatMap(({ text }) => {
    if (otherNumber.test(text)) return [];
    return [...text.matchAll(new RegExp(phonePattern, 'g'))].flatMap(([digits]) => {
      const number = toE164(digits);
      return number
        ? [{ number, rank: (indonesianMobile.test(number) ? 2 : 0) + (phoneLabel.test(text) ? 1 : 0) }]
        : [];
    });
  });
  return candidates.toSorted((a, b) => b.rank - a.rank)[0]?.number ?? null;
}

/** Accepts `0812-3456-7890`, `(+62) 812…`, `62812…`, `812…` and foreign numbers with their code. */
function toE164(text: string): string | null {
  const digits = text
    .replace(/^\((6[0-6])\)(?=\s)/, '+$1') // `(65) 9123 4567`, as in neighbouring countries
    .replace(/^\(\s*\+/, '+')
    .replace(/\+(\d+)\s*\(0\)/, '+$1');
  if (!/^\(?(?:\+|0|62|8)/.test(digits)) return null;
  const number = parsePhoneNumberFromString(digits.startsWith('62') ? `+${digits}` : digits, 'ID');
  return number?.isValid() ? number.number : null;
}

/** Whether a line has only contact details: an address, a number, a link. Two years have as many digits as a number. */
export function isContactLine(text: string): boolean {
  if (findDateRange(text)) return false;
  return (
    emailPattern.test(text) || phonePattern.test(text) || /(?:https?:\/\/|www\.|linkedin|github)/i.test(text)
  );
}
