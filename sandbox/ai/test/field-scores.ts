import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';

/** Number of correctly read values of a field, and their total. */
export interface Score {
  right: number;
  of: number;
}

type Values = readonly (string | boolean | null | undefined)[];

/** Values of a CV by field; entries of lists in order. */
const fields: Record<string, (cv: ParsedCv) => Values> = {
  names: (cv) => [cv.first_name, cv.last_name],
  email: (cv) => [cv.email],
  phone: (cv) => [cv.phone_number],
  summary: (cv) => [cv.personal_summary],
  companies: (cv) => cv.work_experiences.map((work) => work.company_name),
  titles: (cv) => cv.work_experiences.map((work) => work.job_title),
  'job dates': (cv) =>
    cv.work_experiences.map((work) => `${work.start_date} ${work.end_date} ${work.is_current}`),
  'job places': (cv) => cv.work_experiences.map((work) => work.location),
  descriptions: (cv) => cv.work_experiences.map((work) => work.description),
  institutions: (cv) => cv.educations.map((education) => education.institution_name),
  degrees: (cv) => cv.educations.map((education) => `${education.degree} ${education.field_of_study}`),
  'study dates': (cv) =>
    cv.educations.map((study) => `${study.start_date} ${study.end_date} ${study.is_current}`),
  grades: (cv) => cv.educations.map((education) => education.grade),
  skills: (cv) => cv.skills.map((skill) => `${skill.skill_name} ${skill.proficiency_level}`),
  languages: (cv) =>
    cv.languages.map((language) => `${language.language_name} ${language.proficiency_level}`),
  certificates: (cv) =>
    cv.licenses_certifications.map(({ name, issuing_organization }) => `${name} ${issuing_organization}`),
  'certificate facts': (cv) =>
    cv.licenses_certifications.map(
      (fact) => `${fact.issue_date} ${fact.expiration_date} ${fact.credential_id}`,
    ),
};

export function scoreFields(truth: ParsedCv, parsed: ParsedCv): Record<string, Score> {
  const scores = Object.entries(fields).map(
    ([field, valuesOf]) => [field, score(valuesOf(truth), valuesOf(parsed))] as const,
  );
  return Object.fromEntries(scores);
}

function score(expected: Values, actual: Values): Score {
  // A surplus value is as wrong as a missing one.
  const of = Math.max(expected.length, actual.length);
  const right = Array.from({ length: of }, (_none, index) => index).filter(
    (index) => index < expected.length && index < actual.length && expected[index] === actual[index],
  );
  return { right: right.length, of };
}

/** One line per field: `companies  36/36`. */
export function formatScores(all: readonly Record<string, Score>[]): string {
  return Object.keys(fields)
    .map((field) => {
      const scores = all.map((scoresOf) => scoresOf[field] ?? { right: 0, of: 0 });
      const sum = (key: keyof Score) => scores.reduce((total, scoreOf) => total + scoreOf[key], 0);
      return `${field.padEnd(18)} ${sum('right')}/${sum('of')}`;
    })
    .join('\n');
}
