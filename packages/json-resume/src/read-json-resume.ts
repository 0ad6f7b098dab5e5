import { type ParsedCv, parsedCvSchema, psychologicalTestFieldsSchema } from '@sabi/contracts/cv';
import { z } from 'zod';
import { checkJsonResume, extensionKey, InvalidJsonResume, type JsonResumeInput } from './json-resume';
import { seemsCurrent, toMonth } from './months';

const longestLine = 500;
const longestText = 10_000;
/** Of the fields a profile has in a line of its own. */
const longestOwn = 200;

/** What a profile holds and a CV does not. */
export interface OwnFields {
  readonly title: string | null;
  readonly current_organization: string | null;
  readonly position_interest: string | null;
  readonly psychological_tests: readonly z.infer<typeof psychologicalTestFieldsSchema>[];
}

/**
 * What a JSON Resume says, ours or another program's: cut to what a profile takes.
 * @throws {InvalidJsonResume} when it is none
 */
export function readJsonResume(document: unknown): ParsedCv {
  const { basics, ...resume } = checkJsonResume(document);
  const cv = parsedCvSchema.safeParse({
    ...readName(basics),
    email: line(basics?.email),
    phone_number: line(basics?.phone),
    personal_summary: long(basics?.summary),
    work_experiences: resume.work.map(readWork).filter(isNamed('company_name', 'job_title')).slice(0, 100),
    educations: resume.education
      .map(readEducation)
      .filter(isNamed('institution_name', 'degree'))
      .slice(0, 50),
    skills: resume.skills.flatMap(readSkill).slice(0, 200),
    languages: resume.languages.map(readLanguage).filter(isNamed('language_name')).slice(0, 50),
    licenses_certifications: resume.certificates.map(readCertificate).filter(isNamed('name')).slice(0, 100),
  });
  if (!cv.success) throw new InvalidJsonResume('The document holds values that no profile takes');
  return cv.data;
}

/** The fields that only documents of ours have. @throws {InvalidJsonResume} when it is no JSON Resume */
export function readOwnFields(document: unknown): OwnFields {
  const { basics, [extensionKey]: extension } = checkJsonResume(document);
  const own = basics?.[extensionKey];
  const tests = z
    .array(psychologicalTestFieldsSchema)
    .max(100)
    .catch([])
    .parse(extension?.psychological_tests ?? []);
  return {
    title: cut(own ? own.title : basics?.label, longestOwn),
    current_organization: cut(own?.current_organization, longestOwn),
    position_interest: cut(own?.position_interest, longestOwn),
    psychological_tests: tests,
  };
}

/** Another program knows one name: all but its last word are taken for first names. */
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
    description: long([work.summary, ...work.highlights].filter(Boolean).join('\n')),
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

/** Other programs name a field and list what belongs to it: each is a skill. */
function readSkill({ name, level, keywords }: JsonResumeInput['skills'][number]): ParsedCv['skills'] {
  const proficiency_level = line(level);
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

function isNamed<Key extends string>(...keys: readonly Key[]) {
  return (entry: Readonly<Record<Key, string | null>>): boolean => keys.some((key) => entry[key]);
}

const cut = (value: string | null | undefined, length: number) =>
  value?.trim().slice(0, length).trim() || null;
const line = (value: string | null | undefined) => cut(value, longestLine);
const long = (value: string | null | undefined) => cut(value, longestText);
