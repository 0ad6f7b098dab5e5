import type { FullProfile, ProfileLists } from '@sabi/contracts/http/profile/profile';
import { extensionKey, schemaAddress } from './json-resume';
import { seemsCurrent } from './months';

type Entry<List extends keyof ProfileLists> = Omit<ProfileLists[List][number], 'id' | 'version'>;
type Texts = Readonly<Record<string, string | null>>;

/** A document of JSON Resume 1.0 (https://jsonresume.org/schema). */
export type JsonResume = ReturnType<typeof writeJsonResume>;

/** Content of a document; ids of entries are omitted. */
export interface ProfileContent {
  readonly profile: Pick<
    FullProfile['profile'],
    | 'first_name'
    | 'last_name'
    | 'phone_number'
    | 'current_organization'
    | 'position_interest'
    | 'title'
    | 'personal_summary'
  >;
  readonly lists: { readonly [List in keyof ProfileLists]: readonly Entry<List>[] };
}

/** The profile as a JSON Resume, from which `readJsonResume` and `readOwnFields` restore every field. */
export function writeJsonResume({ profile, lists }: ProfileContent, { email }: { email: string | null }) {
  const { first_name, last_name, title, current_organization, position_interest } = profile;
  return {
    $schema: schemaAddress,
    basics: {
      ...present({
        name: [first_name, last_name].filter(Boolean).join(' '),
        label: title ?? position_interest,
        email,
        phone: profile.phone_number,
        summary: profile.personal_summary,
      }),
      [extensionKey]: present({ first_name, last_name, title, current_organization, position_interest }),
    },
    work: lists.work_experiences.map(writeWork),
    education: lists.educations.map(writeEducation),
    skills: lists.skills.map(({ skill_name, proficiency_level }) =>
      present({ name: skill_name, level: proficiency_level }),
    ),
    languages: lists.languages.map(({ language_name, proficiency_level }) =>
      present({ language: language_name, fluency: proficiency_level }),
    ),
    certificates: lists.licenses_certifications.map(writeCertificate),
    [extensionKey]: { psychological_tests: lists.psychological_tests.map(writeTest) },
    meta: { canonical: schemaAddress, version: 'v1.0.0' },
  };
}

function writeWork(work: Entry<'work_experiences'>) {
  return {
    ...present({
      name: work.company_name,
      position: work.job_title,
      location: work.location,
      startDate: work.start_date,
      endDate: work.end_date,
      summary: work.description,
    }),
    ...currentUnlessClear(work),
  };
}

function writeEducation(study: Entry<'educations'>) {
  return {
    ...present({
      institution: study.institution_name,
      area: study.field_of_study,
      studyType: study.degree,
      startDate: study.start_date,
      endDate: study.end_date,
      score: study.grade,
    }),
    ...currentUnlessClear(study),
  };
}

function writeCertificate(certificate: Entry<'licenses_certifications'>) {
  const { name, issuing_organization, issue_date, expiration_date, credential_id } = certificate;
  const own = present({ expiration_date, credential_id });
  return {
    ...present({ name, issuer: issuing_organization, date: issue_date }),
    ...(Object.keys(own).length > 0 && { [extensionKey]: own }),
  };
}

function writeTest({ test_name, test_date, score, interpretation }: Entry<'psychological_tests'>) {
  return { test_name, test_date, score, interpretation };
}

/** The flag is written only where the dates alone would be misread, so that editing the dates suffices. */
function currentUnlessClear(entry: {
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
}) {
  const { start_date, end_date, is_current } = entry;
  return seemsCurrent(start_date, end_date) === is_current ? {} : { [extensionKey]: { is_current } };
}

/** JSON Resume omits unknown values. */
function present(texts: Texts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => entry[1] !== null && entry[1] !== ''),
  );
}
