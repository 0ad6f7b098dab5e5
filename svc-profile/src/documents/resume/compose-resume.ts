import type { Language } from '@sabi/contracts/language';
import type { ProfileContent } from '@sabi/json-resume/write-json-resume';
import { formatMonth, formatPeriod } from './format-period';
import { type ResumeLabels, resumeLabels } from './labels';
import type { Block, Contact, EntryBlock, ResumeDocument, ResumeSection } from './resume-document';

/** What a document is made from. */
export interface ResumeSource {
  readonly content: ProfileContent;
  readonly email: string | null;
  readonly language: Language;
}

type Lists = ProfileContent['lists'];

/** Marks that people type before the points of a list. */
const pointMark = /^\s*(?:[•·●▪◦*–-]\s+)/u;
/** Between things of one line; inside a name it would part it. */
const between = ' · ';
const beforeTime = ' | ';
const parting = /[,;|•·/]/u;

/** The resume as a reader sees it: sections without anything in them are left out. */
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
      section(labels.summary, toParagraphs(profile.personal_summary)),
      section(
        labels.work,
        lists.work_experiences.map((work) => composeWork(work, language, labels)),
      ),
      section(
        labels.education,
        lists.educations.map((study) => composeEducation(study, language, labels)),
      ),
      section(
        labels.skills,
        composeAbilities(lists.skills.map((skill) => [skill.skill_name, skill.proficiency_level])),
      ),
      section(
        labels.languages,
        composeAbilities(lists.languages.map((spoken) => [spoken.language_name, spoken.proficiency_level])),
      ),
      section(
        labels.certifications,
        lists.licenses_certifications.map((certificate) => composeCertificate(certificate, language, labels)),
      ),
      section(labels.more, composeTests(lists.psychological_tests, language, labels)),
    ].filter(({ blocks }) => blocks.length > 0),
  };
}

function section(heading: string, blocks: readonly Block[]): ResumeSection {
  return { heading, blocks };
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
    lines: oneLine(
      [
        [work.job_title && work.company_name, work.location].filter(Boolean).join(', '),
        formatPeriod(work, { language, present }),
      ],
      beforeTime,
    ),
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
    lines: [
      ...oneLine([studied && study.institution_name, formatPeriod(study, { language, present })], beforeTime),
      ...oneLine([study.grade && `${grade}: ${study.grade}`]),
    ],
    points: [],
  };
}

/** Many short ones share a line; one whose own name would part it has a line of its own. */
function composeAbilities(abilities: readonly (readonly [string, string | null])[]): Block[] {
  const texts = abilities.map(([name, level]) => (level ? `${name} (${level})` : name));
  const [apart, together] = [
    texts.filter((text) => parting.test(text)),
    texts.filter((text) => !parting.test(text)),
  ];
  const blocks: Block[] = oneLine(together).map((text) => ({ kind: 'text', text }));
  return apart.length > 0 ? [...blocks, { kind: 'list', items: apart }] : blocks;
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
    lines: [
      ...oneLine(
        [certificate.issuing_organization, issue_date && formatMonth(issue_date, language)],
        beforeTime,
      ),
      ...oneLine([
        expiration_date && `${validUntil} ${formatMonth(expiration_date, language)}`,
        credential_id && `${credential}: ${credential_id}`,
      ]),
    ],
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
    lines: oneLine([test.score, test.test_date && formatMonth(test.test_date, language)], beforeTime),
    points: toLines(test.interpretation),
  }));
}

function oneLine(parts: readonly (string | null)[], mark = between): string[] {
  const text = parts.filter(Boolean).join(mark);
  return text ? [text] : [];
}
