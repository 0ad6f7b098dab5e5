import { z } from 'zod';
import { defineRoute } from '../route';

// Corrections of read CVs that their owner lets us keep, to improve the reading. Off unless the installation offers it.

export const cvCorrectionsSchema = z.object({
  count: z.int().nonnegative().describe('CVs whose corrections are kept'),
});
export type CvCorrections = z.infer<typeof cvCorrectionsSchema>;

const path = '/api/profile/v1/cv-corrections';

export const withdrawCvCorrectionsRoute = defineRoute({
  method: 'delete',
  path,
  summary: 'Takes the consent back and deletes all corrections of the caller',
  access: 'user',
  responses: { 200: cvCorrectionsSchema },
});

export const cvCorrectionRoutes = [withdrawCvCorrectionsRoute];
