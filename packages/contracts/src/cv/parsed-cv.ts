import { z } from 'zod';
import { entryLimits, lineMaxLength, textMaxLength, toLine, toText } from '../profile/entry-rules';

/** A month as the specification's forms hold it: `YYYY-MM`, or `YYYY` where the document shows only the year. */
export const monthSchema = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/)
  .describe('YYYY-MM, or YYYY when only the year is known');

const text = z.string().overwrite(toText).trim().max(textMaxLength);
const line = z.string().overwrite(toLine).trim().max(lineMaxLength);

export const workExperienceFieldsSchema = z.object({
  company_name: line,
  job_title: line,
  start_date: monthSchema.nullable(),
  end_date: monthSchema.nullable().describe('null while is_current, or when not stated'),
  is_current: z.boolean(),
  location: line.nullable(),
  description: text.nullable(),
});

export const educationFieldsSchema = z.object({
  degree: line.nullable(),
  institution_name: line,
  field_of_study: line.nullable(),
  start_date: monthSchema.nullable(),
  end_date: monthSchema.nullable(),
  is_current: z.boolean(),
  grade: line.nullable(),
});

export const skillFieldsSchema = z.object({ skill_name: line, proficiency_level: line.nullable() });

export const languageFieldsSchema = z.object({ language_name: line, proficiency_level: line.nullable() });

export const certificationFieldsSchema = z.object({
  name: line,
  issuing_organization: line.nullable(),
  issue_date: monthSchema.nullable(),
  expiration_date: monthSchema.nullable(),
  credential_id: line.nullable(),
});

export const psychologicalTestFieldsSchema = z.object({
  test_name: line,
  test_date: monthSchema.nullable(),
  score: line.nullable(),
  interpretation: text.nullable(),
});

/**
 * Content of a parsed CV. Field names are the specification's (section 3); absent values are null, absent lists empty.
 */
export const parsedCvSchema = z.object({
  first_name: line.nullable(),
  last_name: line.nullable(),
  email: line.nullable(),
  phone_number: line.nullable(),
  personal_summary: text.nullable(),
  work_experiences: z.array(workExperienceFieldsSchema).max(entryLimits.work_experiences),
  educations: z.array(educationFieldsSchema).max(entryLimits.educations),
  skills: z.array(skillFieldsSchema).max(entryLimits.skills),
  languages: z.array(languageFieldsSchema).max(entryLimits.languages),
  licenses_certifications: z.array(certificationFieldsSchema).max(entryLimits.licenses_certifications),
});
export type ParsedCv = z.infer<typeof parsedCvSchema>;

/** A parsed CV without any content. */
export const emptyCv: ParsedCv = {
  first_name: null,
  last_name: null,
  email: null,
  phone_number: null,
  personal_summary: null,
  work_experiences: [],
  educations: [],
  skills: [],
  languages: [],
  licenses_certifications: [],
};

/** Reasons of a failed parse: the specification's catalogue, section 8. */
export const cvParseErrorCodes = [
  'MISSING_API_KEY',
  'NO_TEXT_EXTRACTED',
  'OPENAI_ERROR',
  'INVALID_FILE',
] as const;
export const cvParseErrorCodeSchema = z.enum(cvParseErrorCodes);
export type CvParseErrorCode = z.infer<typeof cvParseErrorCodeSchema>;
