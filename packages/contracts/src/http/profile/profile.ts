import { z } from 'zod';
import {
  certificationFieldsSchema,
  cvParseErrorCodeSchema,
  educationFieldsSchema,
  languageFieldsSchema,
  parsedCvSchema,
  psychologicalTestFieldsSchema,
  skillFieldsSchema,
  workExperienceFieldsSchema,
} from '../../cv/parsed-cv';
import { storageProblemSchema } from '../../errors';
import {
  nameMaxLength,
  profileLineMaxLength,
  summaryMaxLength,
  toLine,
  toText,
} from '../../profile/entry-rules';
import { defineExportPart } from '../account-export';
import { pictureChangeSchema, profilePictureSchema } from './picture';
import { strengthPartSchema } from './strength';
import { cvImportKindSchema, cvImportStateSchema } from './cv-import';
import { defineRoute } from '../route';
import { fileNameMaxLength } from '../../profile/field-limits';

export const userTypeSchema = z.enum(['talent', 'recruiter']);
export type UserType = z.infer<typeof userTypeSchema>;

const name = z.string().overwrite(toLine).trim().min(1).max(nameMaxLength);
export const fileNameSchema = z
  .string()
  .overwrite(toLine)
  .trim()
  .min(1)
  .max(fileNameMaxLength)
  .describe('The name the user knows the file by');
const optionalLine = z.string().overwrite(toLine).trim().max(profileLineMaxLength).nullable();

/** A change names the version it is based on, so that it cannot undo an unseen one. */
export const versionSchema = z.number().int().min(1);

/** The specification's `profiles` row. */
export const profileSchema = z.object({
  version: versionSchema.default(1).describe('Counts every change of the profile and of its lists'),
  user_id: z.uuid(),
  user_type: userTypeSchema.nullable(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone_number: z.string().nullable(),
  current_organization: z.string().nullable(),
  position_interest: z.string().nullable(),
  title: z.string().nullable(),
  company_email: z.string().nullable(),
  message: z.string().nullable(),
  personal_summary: z.string().nullable(),
  cv_url: z
    .string()
    .nullable()
    .describe('Key of the current CV in bucket profile-assets; never a public address'),
  profile_picture_url: z
    .string()
    .nullable()
    .describe('Key of the picture in bucket profile-assets; never a public address'),
  profile_strength: z.number().int().min(0).max(100),
});
export type Profile = z.infer<typeof profileSchema>;

/** Fields that the owner may set. All others are set by the server. */
export const profileChangesSchema = z
  .strictObject({
    user_type: userTypeSchema,
    first_name: name,
    last_name: name.nullable().describe('null: the person has one name'),
    phone_number: optionalLine,
    current_organization: optionalLine,
    position_interest: optionalLine,
    title: optionalLine,
    personal_summary: z.string().overwrite(toText).trim().max(summaryMaxLength).nullable(),
  })
  .partial();
export type ProfileChanges = z.infer<typeof profileChangesSchema>;

const stored = { id: z.uuid() };
const written = { ...stored, version: versionSchema.default(1) };
export const workExperienceSchema = workExperienceFieldsSchema.extend(written);
export const educationSchema = educationFieldsSchema.extend(written);
export const skillSchema = skillFieldsSchema.extend(written);
export const languageSchema = languageFieldsSchema.extend(written);
export const certificationSchema = certificationFieldsSchema.extend(written);
export const psychologicalTestSchema = psychologicalTestFieldsSchema.extend(stored);

/** The six lists of a profile in display order: current entries first, then the newest. */
export const profileListsSchema = z.object({
  work_experiences: z.array(workExperienceSchema),
  educations: z.array(educationSchema),
  skills: z.array(skillSchema),
  languages: z.array(languageSchema),
  licenses_certifications: z.array(certificationSchema),
  psychological_tests: z.array(psychologicalTestSchema),
});
export type ProfileLists = z.infer<typeof profileListsSchema>;

/** A CV job: `uploaded → queued → parsing → parsed | failed`. */
export const cvStateSchema = z.enum(['uploaded', 'queued', 'parsing', 'parsed', 'failed']);
export type CvState = z.infer<typeof cvStateSchema>;

export const cvSchema = z.object({
  id: z.uuid(),
  file_key: z.string(),
  file_name: z.string().describe('As the user named it; shown, never used as a path'),
  size_bytes: z.number().int(),
  state: cvStateSchema,
  progress_percent: z.number().int().min(0).max(100),
  error_code: cvParseErrorCodeSchema.nullable(),
  uploaded_at: z.iso.datetime(),
});
export type Cv = z.infer<typeof cvSchema>;

export const cvImportSummarySchema = z.object({
  id: z.uuid(),
  state: cvImportStateSchema,
  kind: cvImportKindSchema,
  file_name: z.string(),
  expires_at: z.iso.datetime(),
  new_count: z.number().int(),
  changed_count: z.number().int(),
});
export type CvImportSummary = z.infer<typeof cvImportSummarySchema>;

export const fullProfileSchema = z.object({
  profile: profileSchema,
  lists: profileListsSchema,
  resume: cvSchema
    .nullable()
    .describe('The current one: the newest that has been read, or the one its owner has chosen'),
  incoming_resume: cvSchema
    .nullable()
    .optional()
    .describe('One sent after the current one was chosen, which is being read or could not be'),
  picture: profilePictureSchema.nullable(),
  strength_parts: z
    .array(strengthPartSchema)
    .describe('What `profile_strength` is the sum of, in the order in which it is best filled in'),
  proposal: cvImportSummarySchema
    .nullable()
    .describe('What the newest CV or import says, until it is forgotten'),
  shared_corrections: z
    .int()
    .positive()
    .optional()
    .describe('CVs whose corrections its owner lets us keep; absent where there are none'),
});
export type FullProfile = z.infer<typeof fullProfileSchema>;

export const fileKeySchema = z
  .string()
  .regex(/^[0-9a-f-]{36}\/(cv|profile)_\d{13}\.[a-z0-9]{3,4}$/)
  .describe('{userId}/cv_{timestamp}.{ext} or {userId}/profile_{timestamp}.{ext}');

export const getProfileRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/profile',
  summary: "The caller's profile with its lists and current CV; made from the sign-up data on first call",
  access: 'user',
  responses: { 200: fullProfileSchema },
});

export const updateProfileRoute = defineRoute({
  method: 'patch',
  path: '/api/profile/v1/profile',
  summary:
    "Changes fields of the caller's profile; PROFILE_CHANGED when it is not of the version that is named",
  access: 'user',
  body: profileChangesSchema.extend({
    version: versionSchema
      .optional()
      .describe('As the caller has seen the profile. Without it the fields are set whatever they are by now'),
  }),
  responses: { 200: profileSchema },
});

export const getCvRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/resumes/{resumeId}',
  summary: 'State of a CV job, for polling',
  access: 'user',
  params: z.object({ resumeId: z.uuid() }),
  responses: { 200: cvSchema },
});

export const watchCvRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/resumes/{resumeId}/events',
  summary: 'Server-sent events: one `resume` event per change of the job until it ends; a comment every 25 s',
  access: 'user',
  params: z.object({ resumeId: z.uuid() }),
  responses: { 200: null },
});

export const createDownloadLinkRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/resumes/{resumeId}/download-link',
  summary: 'A signed address of the file that works for five minutes',
  access: 'user',
  guarded: true,
  params: z.object({ resumeId: z.uuid() }),
  responses: { 201: z.object({ url: z.string(), expires_at: z.iso.datetime() }) },
});

export const uploadFileRoute = defineRoute({
  method: 'post',
  path: '/storage/v1/object/profile-assets/{userId}/{fileName}',
  summary:
    'Stores a CV under {userId}/cv_{timestamp}.{ext}, makes it the current one and queues it for parsing, all or nothing; or a picture under {userId}/profile_{timestamp}.{ext}, cut to a square and stripped of all but what is seen',
  access: 'user',
  params: z.object({ userId: z.uuid(), fileName: z.string() }),
  query: z.object({
    name: fileNameSchema.optional(),
  }),
  streamedBody: 'application/octet-stream',
  streamedForm: z.object({
    cacheControl: z.string().optional().describe('Ignored, as every other field'),
    '': z.file().describe('As `@supabase/storage-js` names it; any other name will do'),
  }),
  responses: {
    200: z.object({
      Key: z.string(),
      Id: z.uuid().describe('Of the CV, as `@supabase/storage-js` reads it'),
      resume: cvSchema,
    }),
    201: pictureChangeSchema.extend({ Key: z.string().describe('Of the picture as it is stored') }),
  },
  problem: storageProblemSchema,
});

export const downloadFileRoute = defineRoute({
  method: 'get',
  path: '/storage/v1/object/profile-assets/{userId}/{fileName}',
  summary: 'The file, for the holder of a signed link and, without one, for its owner',
  access: 'public',
  params: z.object({ userId: z.uuid(), fileName: z.string() }),
  query: z.object({
    expires: z.string().optional(),
    session: z.string().optional(),
    signature: z.string().optional(),
  }),
  guarded: true,
  responses: { 200: null },
  problem: storageProblemSchema,
});

/** Maximum lifetime of a link to a stored file. */
export const fileLinkMaxSeconds = 300;

export const signFileRoute = defineRoute({
  method: 'post',
  path: '/storage/v1/object/sign/profile-assets/{userId}/{fileName}',
  summary:
    "A signed address of one of the caller's files, as `createSignedUrl` of `@supabase/storage-js` asks for it",
  access: 'user',
  guarded: true,
  params: z.object({ userId: z.uuid(), fileName: z.string() }),
  body: z.object({
    expiresIn: z
      .number()
      .int()
      .min(1)
      .describe(`For how many seconds it works; never for more than ${fileLinkMaxSeconds}`),
  }),
  responses: { 200: z.object({ signedURL: z.string().describe('Relative to `/storage/v1`') }) },
  problem: storageProblemSchema,
});

export const parseCvRoute = defineRoute({
  method: 'post',
  path: '/functions/v1/cv-parser',
  summary:
    "Result of parsing one of the caller's CVs; waits up to 25 s for it, then answers 202 with its state",
  access: 'user',
  guarded: true,
  body: z.object({
    fileUrl: z
      .string()
      .describe('Key of a file the caller owns. Any other address is refused, never fetched'),
    userId: z.string().optional().describe('Ignored: the caller is who the token says'),
  }),
  responses: {
    200: z.object({
      success: z.boolean(),
      details: z.string().nullable(),
      code: cvParseErrorCodeSchema.nullable(),
      extractedData: parsedCvSchema.nullable(),
    }),
    202: z.object({ success: z.literal(true), details: z.string(), resume: cvSchema }),
  },
});

export const exportProfileRoute = defineExportPart(
  '/api/profile/v1/export',
  'the profile with its lists, the CVs and what was read from them, inquiries, the recruiter approval',
);

export const profileRoutes = [
  getProfileRoute,
  updateProfileRoute,
  getCvRoute,
  watchCvRoute,
  createDownloadLinkRoute,
  uploadFileRoute,
  downloadFileRoute,
  signFileRoute,
  parseCvRoute,
  exportProfileRoute,
];
