// Fields of a CV that a profile may take over. No dependency, so that it costs a page nothing.

/** Single fields that CVs and profiles share. */
export const parsedFieldNames = ['first_name', 'last_name', 'phone_number', 'personal_summary'] as const;
export type ParsedField = (typeof parsedFieldNames)[number];

/** Single fields of an imported profile that are not read from CVs. */
export const importedFieldNames = ['title', 'current_organization', 'position_interest'] as const;
export type ImportedField = (typeof importedFieldNames)[number];

/** Single fields of a profile that a document may propose. */
export const proposedFieldNames = [...parsedFieldNames, ...importedFieldNames] as const;
export type ProposedFieldName = (typeof proposedFieldNames)[number];

/** Lists that CVs and profiles share. */
export const parsedSections = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'licenses_certifications',
] as const;
export type ParsedSection = (typeof parsedSections)[number];
