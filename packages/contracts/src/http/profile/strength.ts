import { z } from 'zod';

/** Parts of a profile's strength, in the best order to fill them in: a CV brings many of the others. */
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
