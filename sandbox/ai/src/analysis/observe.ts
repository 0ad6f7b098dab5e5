import type { ParsedCv } from '@sabi/contracts/cv';

/** What an analysis speaks of, each a strength or something to improve. */
export const checks = [
  'contact',
  'summary',
  'experience',
  'dates',
  'results',
  'skills',
  'education',
  'length',
  'privacy',
] as const;
export type Check = (typeof checks)[number];

export interface Observations {
  readonly words: number;
  readonly jobs: number;
  readonly skills: number;
  readonly languages: number;
  /** The job that stands first, as the CV names it. */
  readonly latestJob: { readonly title: string; readonly company: string } | undefined;
  /** A duty that names no result. */
  readonly plainDuty: string | undefined;
  readonly holds: Readonly<Record<Check, boolean>>;
}

const shortestSummary = 60;
const fewestSkills = 5;
const [fewestWords, mostWords] = [150, 900];
const longestQuote = 90;

/** A figure that is no year. */
const figure = /\d+(?:[.,]\d+)?\s?%|\b(?!(?:19|20)\d\d\b)\d{2,}\b/;
const privateDetails =
  /\b(?:agama|religion|status (?:pernikahan|perkawinan)|marital status|nik|(?:no\.? ?)?ktp|tanggal lahir|date of birth|jenis kelamin|gender|tinggi badan|berat badan)\b/i;

export function observe(text: string, cv: ParsedCv): Observations {
  const words = text.split(/\s+/).filter(Boolean).length;
  const { work_experiences: jobs, skills, languages, educations } = cv;
  const duties = jobs.flatMap(({ description }) => description?.split('\n') ?? []).filter(Boolean);
  const [latest] = jobs;
  return {
    words,
    jobs: jobs.length,
    skills: skills.length,
    languages: languages.length,
    latestJob: latest && { title: latest.job_title, company: latest.company_name },
    plainDuty: duties.find((duty) => !figure.test(duty) && duty.length <= longestQuote),
    holds: {
      contact: cv.email !== null && cv.phone_number !== null,
      summary: (cv.personal_summary?.length ?? 0) >= shortestSummary,
      experience: jobs.length > 0,
      dates: jobs.every(({ start_date }) => start_date !== null),
      results: duties.some((duty) => figure.test(duty)),
      skills: skills.length >= fewestSkills,
      education: educations.length > 0,
      length: words >= fewestWords && words <= mostWords,
      privacy: !privateDetails.test(text),
    },
  };
}
