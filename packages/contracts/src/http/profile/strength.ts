import { z } from 'zod';

/** What a profile is strong by, in the order in which it is best filled in: a CV brings much of the rest with it. */
export const strengthPartNames = [
  'cv',
  'work',
  'summary',
  'name_and_phone',
  'education',
  'skills',
  'picture',
  'languages',
  'certificates_or_tests',
] as const;
export type StrengthPartName = (typeof strengthPartNames)[number];

export const strengthPartSchema = z.object({
  part: z.enum(strengthPartNames),
  points: z.number().int().positive().describe('What it counts; those of all parts make 100'),
  is_done: z.boolean(),
});
export type StrengthPart = z.infer<typeof strengthPartSchema>;
