import { z } from 'zod';

/** Used up one by one. */
export const countedKindSchema = z.enum([
  'cv_makeover',
  'consultation',
  'webinar',
  'job_application',
  'personality_test',
  'career_assessment',
  'private_session',
  'cv_template_basic',
]);
export type CountedKind = z.infer<typeof countedKindSchema>;

/** The counted ones, and what is simply open while it lasts. */
export const entitlementKindSchema = z.enum([
  ...countedKindSchema.options,
  'cv_template_premium',
  'whatsapp_assistant',
]);
export type EntitlementKind = z.infer<typeof entitlementKindSchema>;
