import { z } from 'zod';

/** Key of fields that JSON Resume lacks; other programs ignore unknown keys. */
export const extensionKey = 'x-sabi';

export const schemaAddress = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** The document is not JSON Resume, or too damaged. */
export class InvalidJsonResume extends Error {
  override readonly name = 'InvalidJsonResume';
}

/** Other programs write numbers in place of texts, and null or nothing for unknown values. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .transform((value) => value?.trim() || null);
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .array(entry)
    .max(1000)
    .nullish()
    .transform((entries) => entries ?? []);

/** An invalid extension is ignored, and the rest of the document still counts. */
const extension = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape).partial().nullish().catch(null);
const current = extension({ is_current: z.boolean() });

export const jsonResumeSchema = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      [extensionKey]: extension({
        first_name: z.string().nullable(),
        last_name: z.string().nullable(),
        title: z.string().nullable(),
        current_organization: z.string().nullable(),
        position_interest: z.string().nullable(),
      }),
    })
    .nullish(),
  work: listOf(
    z.object({
      name: text,
      company: text.describe('Of the drafts before 1.0'),
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: listOf(text),
      [extensionKey]: current,
    }),
  ),
  education: listOf(
    z.object({
      institution: text,
      area: text,
      studyType: text,
      startDate: text,
      endDate: text,
      score: text,
      gpa: text.describe('Of the drafts before 1.0'),
      [extensionKey]: current,
    }),
  ),
  skills: listOf(z.object({ name: text, level: text, keywords: listOf(text) })),
  languages: listOf(z.object({ language: text, name: text, fluency: text, level: text })),
  certificates: listOf(
    z.object({
      name: text,
      title: text,
      issuer: text,
      date: text,
      [extensionKey]: extension({
        expiration_date: z.string().nullable(),
        credential_id: z.string().nullable(),
      }),
    }),
  ),
  [extensionKey]: extension({ psychological_tests: z.array(z.unknown()) }),
});
export type JsonResumeInput = z.infer<typeof jsonResumeSchema>;

const sectionNames = ['basics', 'work', 'education', 'skills', 'languages', 'certificates'] as const;

/** @throws {InvalidJsonResume} */
export function checkJsonResume(document: unknown): JsonResumeInput {
  const result = jsonResumeSchema.safeParse(document);
  if (!result.success) throw new InvalidJsonResume('The document does not have the form of a JSON Resume');
  const known = document as Readonly<Record<string, unknown>>;
  if (!sectionNames.some((name) => known[name] !== undefined && known[name] !== null))
    throw new InvalidJsonResume('The document has no section of a JSON Resume');
  return result.data;
}
