import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { CvEvidence, Evidence, Unplaced } from '@sabi/contracts/cv/evidence';
import { parse } from 'csv-parse/sync';
import { fitImport, maxListEntries } from './fit-import';
import { ImportInvalid } from './import-invalid';
import type { ImportedProfile } from './imported-profile';
import { maxFileBytes, openZip } from './open-zip';
import { readMonth } from './read-month';

/** File names in LinkedIn's data export. */
const files = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'PhoneNumbers.csv',
] as const;
type FileName = (typeof files)[number];
/** Files without a list in a profile. */
const unplacedFiles: Readonly<Record<string, Unplaced['part']>> = {
  'Volunteering.csv': 'volunteering',
  'Projects.csv': 'projects',
  'Honors.csv': 'awards',
  'Publications.csv': 'publications',
  'Courses.csv': 'courses',
  'Recommendations_Received.csv': 'references',
};
type Row = Readonly<Record<string, string | undefined>>;

const maxEvidenceLength = 300;

/** Reads LinkedIn's data export. @throws {ImportInvalid} */
export async function readLinkedIn(bytes: Buffer): Promise<ImportedProfile> {
  const archive = await openZip(bytes, files);
  if (archive.size === 0) throw new ImportInvalid('None of its files is one of LinkedIn’s');
  const rows = (name: FileName) => readRows(archive.get(name));
  const read = {
    work_experiences: rows('Positions.csv').map(readPosition),
    educations: rows('Education.csv').map(readEducation),
    skills: rows('Skills.csv').map(readSkill),
    languages: rows('Languages.csv').map(readLanguage),
    licenses_certifications: rows('Certifications.csv').map(readCertification),
  };
  const [profile = {}] = rows('Profile.csv');
  const [phone = {}] = rows('PhoneNumbers.csv');
  const fields = {
    first_name: textOf(profile['First Name']),
    last_name: textOf(profile['Last Name']),
    phone_number: textOf(phone['Number']),
    personal_summary: textOf(profile['Summary']),
  };
  const pick = <Part extends 'fields' | 'evidence'>(part: Part) =>
    Object.fromEntries(
      Object.entries(read).map(([section, entries]) => [section, entries.map((entry) => entry[part])]),
    );
  return fitImport({
    cv: { ...fields, email: null, ...pick('fields') } as ParsedCv,
    evidence: { fields: {}, ...pick('evidence') } as CvEvidence,
    own: { title: textOf(profile['Headline']) },
    unplaced: await countUnplaced(bytes),
  });
}

/** Counts entries without a list in a profile; unreadable files are skipped. */
async function countUnplaced(bytes: Buffer): Promise<Unplaced[]> {
  const found: Unplaced[] = [];
  for (const [name, part] of Object.entries(unplacedFiles))
    try {
      const { length: count } = readRows((await openZip(bytes, [name])).get(name));
      if (count > 0) found.push({ part, count });
    } catch {
      continue;
    }
  return found;
}

function readPosition(row: Row) {
  const start_date = readMonth(row['Started On']);
  const end_date = readMonth(row['Finished On']);
  const is_current = start_date !== null && end_date === null;
  const fields = {
    company_name: row['Company Name'] ?? '',
    job_title: row['Title'] ?? '',
    start_date,
    end_date,
    is_current,
    location: textOf(row['Location']),
    description: textOf(row['Description']),
  };
  return found(row, fields, is_current ? ['is_current'] : []); // LinkedIn leaves the end of a current position empty
}

function readEducation(row: Row) {
  return found(row, {
    degree: textOf(row['Degree Name']),
    institution_name: row['School Name'] ?? '',
    field_of_study: null,
    start_date: readMonth(row['Start Date']),
    end_date: readMonth(row['End Date']),
    is_current: false,
    grade: null,
  });
}

function readSkill(row: Row) {
  return found(row, { skill_name: row['Name'] ?? '', proficiency_level: null });
}

function readLanguage(row: Row) {
  return found(row, { language_name: row['Name'] ?? '', proficiency_level: textOf(row['Proficiency']) });
}

function readCertification(row: Row) {
  return found(row, {
    name: row['Name'] ?? '',
    issuing_organization: textOf(row['Authority']),
    issue_date: readMonth(row['Started On']),
    expiration_date: readMonth(row['Finished On']),
    credential_id: textOf(row['License Number']),
  });
}

function found<Fields>(
  row: Row,
  fields: Fields,
  inferred: string[] = [],
): { fields: Fields; evidence: Evidence } {
  const line = Object.values(row).filter(Boolean).join(' · ').slice(0, maxEvidenceLength);
  return { fields, evidence: { lines: line ? [line] : [], inferred } };
}

/** Rows by column name. @throws {ImportInvalid} */
function readRows(file: Buffer | undefined): Row[] {
  if (!file) return [];
  try {
    return parse(file, {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      max_record_size: maxFileBytes,
      to: maxListEntries + 1, // one more shows that there are too many
    });
  } catch {
    throw new ImportInvalid('A table cannot be read');
  }
}

const textOf = (value: string | undefined): string | null => value || null;
