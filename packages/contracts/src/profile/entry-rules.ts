// The one rule for entries that a talent writes, in the browser and on the server. No dependency, so that it costs a page
// nothing.

export const lineMaxLength = 500;
export const textMaxLength = 10_000;

/** Limits of the profile's single fields. */
export const nameMaxLength = 100;
export const profileLineMaxLength = 200;
export const summaryMaxLength = 5000;

/**
 * A single line without control characters: forms do not show them, and terminals, PDFs or CSV readers interpret some.
 */
export function toLine(text: string): string {
  return text.replaceAll(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ').replaceAll(/\p{Cc}/gu, '');
}

/** Like `toLine`, but keeps line breaks and tabs. */
export function toText(text: string): string {
  return text.replaceAll(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replaceAll(/(?![\t\n])\p{Cc}/gu, '');
}

/** Range of years in a career. */
export const [earliestYear, latestYear] = [1900, 2100];

export const entryLimits = {
  work_experiences: 100,
  educations: 50,
  skills: 200,
  languages: 50,
  licenses_certifications: 100,
  psychological_tests: 50,
} as const;

/** @param month `YYYY-MM` or `YYYY` */
export function isPossibleMonth(month: string): boolean {
  const year = Number(month.slice(0, 4));
  return year >= earliestYear && year <= latestYear;
}

/** Whether the first is certainly earlier: of `2020` and `2020-05` neither is. */
export function isEarlier(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}
