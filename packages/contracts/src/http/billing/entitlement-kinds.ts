import { z } from 'zod';

/** Kinds that are used up one by one. */
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

/** Counted kinds, and those that are open for as long as they last. */
export const entitlementKindSchema = z.enum([
  ...countedKindSchema.options,
  'cv_template_premium',
  'whatsapp_assistant',
]);
export type EntitlementKind = z.infer<typeof entitlementKindSchema>;
