// The one rule for what a talent writes into their lists, in the browser and on the server. No dependency, so that it costs a
// page nothing.

export const lineMaxLength = 500;
export const textMaxLength = 10_000;

/** What a month of a career can lie between. */
export const [earliestYear, latestYear] = [1900, 2100];

/** Entries a list may have, by its name in the profile. */
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

/** Whether the first is surely the earlier one: of `2020` and `2020-05` neither is. */
export function isEarlier(one: string, other: string): boolean {
  const known = Math.min(one.length, other.length);
  return one.slice(0, known) < other.slice(0, known);
}
