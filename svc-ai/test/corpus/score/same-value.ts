import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Whether two values mean the same. */
export type SameValue = (expected: string, actual: string) => boolean;

/** Letters, figures, and the signs of C++ and C#. */
const compact = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '');

const words = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean);

/** Ignores case, spaces and punctuation. */
export const isSameText: SameValue = (expected, actual) => compact(expected) === compact(actual);

export const isSameExactly: SameValue = (expected, actual) =>
  expected.trim().toLowerCase() === actual.trim().toLowerCase();

const gradeLabel = /^\s*(ipk|gpa|nilai rata-rata|average mark|final grade|grade)\s*:?\s*/i;

/** "GPA: 3.62" equals 3.62. */
export const isSameGrade: SameValue = (expected, actual) =>
  isSameText(expected.replace(gradeLabel, ''), actual.replace(gradeLabel, ''));

const toE164 = (phone: string) => parsePhoneNumberFromString(phone, 'ID')?.number ?? phone.replace(/\D/g, '');

/** Numbers without a country code are Indonesian. */
export const isSamePhone: SameValue = (expected, actual) => toE164(expected) === toE164(actual);

const enoughOverlap = 0.8;

/** Compares long texts by common words (Sørensen–Dice with multiplicity). */
export const isSameLongText: SameValue = (expected, actual) => {
  const left = words(expected);
  const right = words(actual);
  const free = new Map<string, number>();
  for (const word of left) free.set(word, (free.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of right) {
    const count = free.get(word) ?? 0;
    if (count === 0) continue;
    common += 1;
    free.set(word, count - 1);
  }
  return (2 * common) / (left.length + right.length || 1) >= enoughOverlap;
};
