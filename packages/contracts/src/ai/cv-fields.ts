// What of a CV a profile may take over. No dependency, so that it costs a page nothing.

/** The single fields of a CV that a profile has too. */
export const parsedFieldNames = ['first_name', 'last_name', 'phone_number', 'personal_summary'] as const;
export type ParsedField = (typeof parsedFieldNames)[number];

/** The single fields that a profile from elsewhere has and no CV is read for. */
export const importedFieldNames = ['title', 'current_organization', 'position_interest'] as const;
export type ImportedField = (typeof importedFieldNames)[number];

/** The single fields of a profile that a document may propose. */
export const proposedFieldNames = [...parsedFieldNames, ...importedFieldNames] as const;
export type ProposedFieldName = (typeof proposedFieldNames)[number];

/** The lists of a CV, each also a list of a profile. */
export const parsedSections = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'licenses_certifications',
] as const;
export type ParsedSection = (typeof parsedSections)[number];
