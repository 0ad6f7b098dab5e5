import { cvResultSchema, type Evidence } from '@sabi/contracts/cv-evidence';
import { parse } from 'csv-parse/sync';
import { ImportInvalid } from './import-invalid';
import type { ImportedProfile } from './imported-profile';
import { openZip } from './open-zip';
import { readMonth } from './read-month';

/** As LinkedIn names them in the copy of one's data. */
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
type Row = Readonly<Record<string, string | undefined>>;

const longestShown = 300;
/** LinkedIn lets a headline be longer than a title is here. */
const longestTitle = 200;

/** A profile from the copy of one's data that LinkedIn gives out. What is not in it stays empty. @throws {ImportInvalid} */
export async function readLinkedIn(bytes: Buffer): Promise<ImportedProfile> {
  const archive = await openZip(bytes, files);
  if (archive.size === 0) throw new ImportInvalid('None of its files is one of LinkedIn’s');
  const rows = (name: FileName) => readRows(archive.get(name));
  const read = {
    work_experiences: rows('Positions.csv')
      .map(readPosition)
      .filter(({ fields }) => fields.company_name !== ''),
    educations: rows('Education.csv')
      .map(readEducation)
      .filter(({ fields }) => fields.institution_name !== ''),
    skills: rows('Skills.csv')
      .map((row) => found(row, { skill_name: row['Name'] ?? '', proficiency_level: null }))
      .filter(({ fields }) => fields.skill_name !== ''),
    languages: rows('Languages.csv')
      .map(readLanguage)
      .filter(({ fields }) => fields.language_name !== ''),
    licenses_certifications: rows('Certifications.csv')
      .map(readCertification)
      .filter(({ fields }) => fields.name !== ''),
  };
  const lists = Object.entries(read);
  const [profile = {}] = rows('Profile.csv');
  const [phone = {}] = rows('PhoneNumbers.csv');
  const fields = {
    first_name: textOf(profile['First Name']),
    last_name: textOf(profile['Last Name']),
    phone_number: textOf(phone['Number']),
    personal_summary: textOf(profile['Summary']),
  };
  const result = cvResultSchema.safeParse({
    ...fields,
    email: null,
    ...Object.fromEntries(lists.map(([section, entries]) => [section, entries.map(({ fields }) => fields)])),
    evidence: {
      fields: {},
      ...Object.fromEntries(
        lists.map(([section, entries]) => [section, entries.map(({ evidence }) => evidence)]),
      ),
    },
  });
  if (!result.success) throw new ImportInvalid('More or longer than a profile holds');
  return { ...result.data, own: { title: textOf(profile['Headline']?.slice(0, longestTitle)) } };
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
  return found(row, fields, is_current ? ['is_current'] : []); // LinkedIn leaves the end of a post one still has empty
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
  const line = Object.values(row).filter(Boolean).join(' · ').slice(0, longestShown);
  return { fields, evidence: { lines: line ? [line] : [], inferred } };
}

/** Rows by the names in the first one. @throws {ImportInvalid} */
function readRows(file: Buffer | undefined): Row[] {
  if (!file) return [];
  try {
    return parse(file, {
      bom: true,
      columns: true,
      skip_empty_lines: true,
      relax_column_count: true,
      trim: true,
      max_record_size: 100_000,
    });
  } catch {
    throw new ImportInvalid('A table cannot be read');
  }
}

const textOf = (value: string | undefined): string | null => value || null;
