import type { ParsedCv } from '@sabi/contracts/cv';

const longestLine = 500;
const longestText = 10_000;
const mostItems = {
  work_experiences: 100,
  educations: 50,
  skills: 200,
  languages: 50,
  licenses_certifications: 100,
};

/** Cuts what is longer than `parsedCvSchema` lets through, so that one endless line does not cost the rest. */
export function withinLimits(cv: ParsedCv): ParsedCv {
  return {
    ...cutLines(cv),
    personal_summary: cutText(cv.personal_summary),
    work_experiences: cv.work_experiences
      .slice(0, mostItems.work_experiences)
      .map((work) => ({ ...cutLines(work), description: cutText(work.description) })),
    educations: cv.educations.slice(0, mostItems.educations).map(cutLines),
    skills: cv.skills.slice(0, mostItems.skills).map(cutLines),
    languages: cv.languages.slice(0, mostItems.languages).map(cutLines),
    licenses_certifications: cv.licenses_certifications
      .slice(0, mostItems.licenses_certifications)
      .map(cutLines),
  };
}

function cutLines<T extends object>(value: T): T {
  const entries = Object.entries(value).map(([key, field]: [string, unknown]) => [
    key,
    typeof field === 'string' ? field.slice(0, longestLine).trim() : field,
  ]);
  return Object.fromEntries(entries) as T;
}

function cutText(text: string | null): string | null {
  return text === null ? null : text.slice(0, longestText).trim();
}
