import type { WrittenList } from '@sabi/contracts/http/profile/entries';
import { lineMaxLength, textMaxLength } from '@sabi/contracts/profile/entry-rules';
import type { FieldSpec } from '../../editing/field-spec';

const line = { kind: 'line', maxLength: lineMaxLength } as const;

const start = { kind: 'month', name: 'start_date', label: 'start_date' } as const;
const end = {
  kind: 'month',
  name: 'end_date',
  label: 'end_date',
  after: 'start_date',
  unless: 'is_current',
} as const;

export const listForms: Readonly<Record<WrittenList, readonly FieldSpec[]>> = {
  work_experiences: [
    { ...line, name: 'job_title', label: 'job_title', isRequired: true },
    { ...line, name: 'company_name', label: 'company_name', isRequired: true },
    { ...line, name: 'location', label: 'location' },
    start,
    { kind: 'switch', name: 'is_current', label: 'worksHere' },
    end,
    { kind: 'text', name: 'description', label: 'description', maxLength: textMaxLength, rows: 5 },
  ],
  educations: [
    { ...line, name: 'institution_name', label: 'institution_name', isRequired: true },
    { ...line, name: 'degree', label: 'degree' },
    { ...line, name: 'field_of_study', label: 'field_of_study' },
    start,
    { kind: 'switch', name: 'is_current', label: 'studiesHere' },
    end,
    { ...line, name: 'grade', label: 'grade' },
  ],
  skills: [
    { ...line, name: 'skill_name', label: 'skill_name', isRequired: true },
    { ...line, name: 'proficiency_level', label: 'proficiency_level', suggestions: 'levels' },
  ],
  languages: [
    { ...line, name: 'language_name', label: 'language_name', isRequired: true },
    { ...line, name: 'proficiency_level', label: 'proficiency_level', suggestions: 'fluency' },
  ],
  licenses_certifications: [
    { ...line, name: 'name', label: 'certification_name', isRequired: true },
    { ...line, name: 'issuing_organization', label: 'issuing_organization' },
    { kind: 'month', name: 'issue_date', label: 'issue_date' },
    { kind: 'month', name: 'expiration_date', label: 'expiration_date', after: 'issue_date' },
    { ...line, name: 'credential_id', label: 'credential_id' },
  ],
};
