import { type ParsedCv, parsedCvSchema, psychologicalTestFieldsSchema } from '@sabi/contracts/cv/parsed-cv';
import type { Unplaced } from '@sabi/contracts/cv/evidence';
import { fitCv } from '@sabi/cv/fit-cv';
import { z } from 'zod';
import { checkJsonResume, extensionKey, InvalidJsonResume, type JsonResumeInput } from './json-resume';
import { seemsCurrent, toMonth } from './months';

/** Fields of a profile that a CV lacks. */
export interface OwnFields {
  readonly title: string | null;
  readonly current_organization: string | null;
  readonly position_interest: string | null;
  readonly psychological_tests: readonly z.infer<typeof psychologicalTestFieldsSchema>[];
}

/**
 * The content of a JSON Resume of any program, truncated to the limits of a profile.
 * @throws {InvalidJsonResume} for any other document
 */
export function readJsonResume(document: unknown): ParsedCv {
  const cv = parsedCvSchema.safeParse(fitCv(readWholeJsonResume(document)).cv);
  if (!cv.success) throw new InvalidJsonResume('The document holds values that no profile takes');
  return cv.data;
}

/** The same without truncation, and including entries without a name. @throws {InvalidJsonResume} for any other document */
export function readWholeJsonResume(document: unknown): ParsedCv {
  const { basics, ...resume } = checkJsonResume(document);
  return {
    ...readName(basics),
    email: line(basics?.email),
    phone_number: line(basics?.phone),
    personal_summary: line(basics?.summary),
    work_experiences: resume.work.map(readWork),
    educations: resume.education.map(readEducation),
    skills: resume.skills.flatMap(readSkill),
    languages: resume.languages.map(readLanguage),
    licenses_certifications: resume.certificates.map(readCertificate),
  };
}

/** Fields that only our documents have, without truncation. @throws {InvalidJsonResume} when it is no JSON Resume */
export function readOwnFields(document: unknown): OwnFields {
  const { basics, [extensionKey]: extension } = checkJsonResume(document);
  const said = basics?.[extensionKey];
  const tests = z
    .array(psychologicalTestFieldsSchema)
    .max(100)
    .catch([])
    .parse(extension?.psychological_tests ?? []);
  return {
    title: line(said ? said.title : basics?.label),
    current_organization: line(said?.current_organization),
    position_interest: line(said?.position_interest),
    psychological_tests: tests,
  };
}

const unplacedIn = {
  volunteering: 'volunteer',
  projects: 'projects',
  awards: 'awards',
  publications: 'publications',
  references: 'references',
  interests: 'interests',
} as const;

/** Entries of lists that a profile lacks, without empty ones. */
export function countUnplaced(document: unknown): Unplaced[] {
  const { basics, ...resume } = (document ?? {}) as Record<string, unknown>;
  const links = ((basics ?? {}) as Record<string, unknown>)['profiles'];
  return [
    ...Object.entries(unplacedIn).map(([part, name]) => ({ part, count: countFilled(resume[name]) })),
    { part: 'links', count: countFilled(links) },
  ].filter((unplaced): unplaced is Unplaced => unplaced.count > 0);
}

/** Entries hold texts and lists of texts; deeper levels are ignored, as there may be thousands. */
const deepest = 3;

function countFilled(list: unknown): number {
  const says = (value: unknown, depth: number): boolean =>
    typeof value === 'string'
      ? value.trim() !== ''
      : typeof value === 'object' &&
        value !== null &&
        depth < deepest &&
        Object.values(value).some((each) => says(each, depth + 1));
  return Array.isArray(list) ? list.filter((entry) => says(entry, 0)).length : 0;
}

/** JSON Resume has one name field: the last word is the last name. */
function readName(basics: JsonResumeInput['basics']): Pick<ParsedCv, 'first_name' | 'last_name'> {
  const name = line(basics?.name);
  const first = line(basics?.[extensionKey]?.first_name);
  const last = line(basics?.[extensionKey]?.last_name);
  if ([first, last].filter(Boolean).join(' ') === (name ?? '')) return { first_name: first, last_name: last };
  const words = (name ?? '').split(/\s+/);
  return words.length > 1
    ? { first_name: words.slice(0, -1).join(' '), last_name: words.at(-1) ?? null }
    : { first_name: name, last_name: null };
}

function readWork(work: JsonResumeInput['work'][number]): ParsedCv['work_experiences'][number] {
  return {
    company_name: line(work.name ?? work.company) ?? '',
    job_title: line(work.position) ?? '',
    ...readPeriod(work),
    location: line(work.location),
    description: line([work.summary, ...work.highlights].filter(Boolean).join('\n')),
  };
}

function readEducation(study: JsonResumeInput['education'][number]): ParsedCv['educations'][number] {
  return {
    degree: line(study.studyType),
    institution_name: line(study.institution) ?? '',
    field_of_study: line(study.area),
    ...readPeriod(study),
    grade: line(study.score ?? study.gpa),
  };
}

function readPeriod(entry: Pick<JsonResumeInput['work'][number], 'startDate' | 'endDate' | 'x-sabi'>) {
  const [start_date, end_date] = [toMonth(entry.startDate), toMonth(entry.endDate)];
  const is_current = entry[extensionKey]?.is_current ?? seemsCurrent(start_date, end_date);
  return { start_date, end_date, is_current };
}

/** Other programs list keywords under a named field: each is a skill. */
function readSkill({ name, level, keywords }: JsonResumeInput['skills'][number]): ParsedCv['skills'] {
  const proficiency_level = line(level);
  if (![name, ...keywords].some(Boolean)) return [{ skill_name: '', proficiency_level }];
  return [name, ...keywords].flatMap((skill, index) => {
    const skill_name = line(skill);
    return skill_name ? [{ skill_name, proficiency_level: index === 0 ? proficiency_level : null }] : [];
  });
}

function readLanguage(entry: JsonResumeInput['languages'][number]): ParsedCv['languages'][number] {
  return {
    language_name: line(entry.language ?? entry.name) ?? '',
    proficiency_level: line(entry.fluency ?? entry.level),
  };
}

function readCertificate(
  certificate: JsonResumeInput['certificates'][number],
): ParsedCv['licenses_certifications'][number] {
  const own = certificate[extensionKey];
  return {
    name: line(certificate.name ?? certificate.title) ?? '',
    issuing_organization: line(certificate.issuer),
    issue_date: toMonth(certificate.date),
    expiration_date: toMonth(own?.expiration_date ?? null),
    credential_id: line(own?.credential_id),
  };
}

const line = (value: string | null | undefined) => value?.trim() || null;
