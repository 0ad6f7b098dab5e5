import type { ParsedSection } from '@sabi/contracts/ai/cv-fields';
import type { UnassignedLine } from '@sabi/contracts/cv/evidence';
import type { PlacedLine } from '@sabi/contracts/http/profile/cv-import';
import type { AnyFields } from './compare-entries';

const empty: Readonly<Record<ParsedSection, AnyFields>> = {
  work_experiences: {
    company_name: '',
    job_title: '',
    start_date: null,
    end_date: null,
    is_current: false,
    location: null,
    description: null,
  },
  educations: {
    degree: null,
    institution_name: '',
    field_of_study: null,
    start_date: null,
    end_date: null,
    is_current: false,
    grade: null,
  },
  skills: { skill_name: '', proficiency_level: null },
  languages: { language_name: '', proficiency_level: null },
  licenses_certifications: {
    name: '',
    issuing_organization: null,
    issue_date: null,
    expiration_date: null,
    credential_id: null,
  },
};

const prefix = 'unassigned.';

/** Key of an unassigned line, which names it in a decision. */
export function keyOfLine(index: number): string {
  return `${prefix}${index}`;
}

/** @returns the text of a placed line; empty for a key that names none */
export function textOfLine({ key }: PlacedLine, unassigned: readonly UnassignedLine[]): string {
  const index = unassigned.findIndex((_line, at) => keyOfLine(at) === key);
  return unassigned[index]?.text ?? '';
}

/** An entry with names alone. */
export function newEntry(
  section: ParsedSection,
  names: Readonly<Record<string, string | undefined>>,
): AnyFields {
  return { ...empty[section], ...(names as AnyFields) };
}

/** An entry whose description has these lines below its own. */
export function joinDescription(entry: AnyFields, lines: readonly string[]): AnyFields {
  if (lines.length === 0) return entry;
  const { description } = entry;
  const own = typeof description === 'string' ? [description] : [];
  return { ...entry, description: [...own, ...lines].filter(Boolean).join('\n') };
}
