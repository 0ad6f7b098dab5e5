import type { Language } from '@sabi/contracts/language';
import { formatMonth, formatPeriod } from '@sabi/cv/format-period';
import type { ProfileContent } from '@sabi/json-resume/write-json-resume';
import { joinParts } from './join-parts';
import { type ResumeLabels, resumeLabels } from './labels';
import type {
  Block,
  Contact,
  EntryBlock,
  ResumeDocument,
  ResumeSection,
  SectionKind,
} from './resume-document';

/** Content of a document. */
export interface ResumeSource {
  readonly content: ProfileContent;
  readonly email: string | null;
  readonly language: Language;
}

type Lists = ProfileContent['lists'];

/** Bullets that people type. */
const pointMark = /^\s*(?:[•·●▪◦*–-]\s+)/u;

/** The resume as readers see it, without empty sections. */
export function composeResume({ content, email, language }: ResumeSource): ResumeDocument {
  const { profile, lists } = content;
  const labels = resumeLabels[language];
  const name = [profile.first_name, profile.last_name].filter(Boolean).join(' ');
  return {
    language,
    title: name ? labels.resumeOf(name) : labels.untitled,
    name: name || labels.untitled,
    headline: profile.title ?? profile.position_interest,
    contacts: composeContacts(email, profile.phone_number),
    sections: [
      section('summary', labels.summary, toParagraphs(profile.personal_summary)),
      section(
        'work',
        labels.work,
        lists.work_experiences.map((work) => composeWork(work, language, labels)),
      ),
      section(
        'education',
        labels.education,
        lists.educations.map((study) => composeEducation(study, language, labels)),
      ),
      section(
        'skills',
        labels.skills,
        composeAbilities(lists.skills.map((skill) => [skill.skill_name, skill.proficiency_level])),
      ),
      section(
        'languages',
        labels.languages,
        composeAbilities(lists.languages.map((spoken) => [spoken.language_name, spoken.proficiency_level])),
      ),
      section(
        'certifications',
        labels.certifications,
        lists.licenses_certifications.map((certificate) => composeCertificate(certificate, language, labels)),
      ),
      section('more', labels.more, composeTests(lists.psychological_tests, language, labels)),
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

function section(kind: SectionKind, heading: string, blocks: readonly Block[]): ResumeSection {
  return { kind, heading, blocks };
}

function composeContacts(email: string | null, phone: string | null): Contact[] {
  const contacts: Contact[] = [];
  if (email) contacts.push({ text: email, address: `mailto:${encodeURI(email)}` });
  if (phone) contacts.push({ text: phone, address: `tel:${phone.replace(/[^\d+]/g, '')}` });
  return contacts;
}

function toParagraphs(text: string | null): Block[] {
  return toLines(text).map((line) => ({ kind: 'text', text: line }));
}

function toLines(text: string | null): string[] {
  return (text ?? '')
    .split('\n')
    .map((line) => line.replace(pointMark, '').trim())
    .filter(Boolean);
}

function composeWork(
  work: Lists['work_experiences'][number],
  language: Language,
  { present }: ResumeLabels,
): EntryBlock {
  return {
    kind: 'entry',
    title: work.job_title || work.company_name,
    place: [work.job_title && work.company_name, work.location].filter(Boolean).join(', ') || null,
    period: formatPeriod(work, { language, present }),
    details: [],
    points: toLines(work.description),
  };
}

function composeEducation(
  study: Lists['educations'][number],
  language: Language,
  { present, grade }: ResumeLabels,
): EntryBlock {
  const studied = [study.degree, study.field_of_study].filter(Boolean).join(', ');
  return {
    kind: 'entry',
    title: studied || study.institution_name,
    place: studied ? study.institution_name : null,
    period: formatPeriod(study, { language, present }),
    details: joinParts([study.grade && `${grade}: ${study.grade}`]),
    points: [],
  };
}

function composeAbilities(abilities: readonly (readonly [string, string | null])[]): Block[] {
  const items = abilities.map(([name, level]) => (level ? `${name} (${level})` : name));
  return items.length > 0 ? [{ kind: 'abilities', items }] : [];
}

function composeCertificate(
  certificate: Lists['licenses_certifications'][number],
  language: Language,
  { validUntil, credential }: ResumeLabels,
): EntryBlock {
  const { issue_date, expiration_date, credential_id } = certificate;
  return {
    kind: 'entry',
    title: certificate.name,
    place: certificate.issuing_organization,
    period: issue_date && formatMonth(issue_date, language),
    details: joinParts([
      expiration_date && `${validUntil} ${formatMonth(expiration_date, language)}`,
      credential_id && `${credential}: ${credential_id}`,
    ]),
    points: [],
  };
}

function composeTests(
  tests: Lists['psychological_tests'],
  language: Language,
  labels: ResumeLabels,
): EntryBlock[] {
  return tests.map((test) => ({
    kind: 'entry',
    title: `${labels.tests}: ${test.test_name}`,
    place: test.score,
    period: test.test_date && formatMonth(test.test_date, language),
    details: [],
    points: toLines(test.interpretation),
  }));
}
