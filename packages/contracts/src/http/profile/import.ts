import { z } from 'zod';
import { fileNameSchema, cvImportSummarySchema } from './profile';
import { defineRoute } from '../route';

// Import of a profile exported by another program or site.

export const importKindSchema = z.enum(['linkedin', 'json-resume']);
export type ImportKind = z.infer<typeof importKindSchema>;

export const importProfileRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/imports/{kind}',
  summary:
    'Reads a profile from elsewhere into a CV import; the profile stays as it is until that is accepted',
  access: 'user',
  params: z.object({ kind: importKindSchema }),
  query: z.object({
    name: fileNameSchema.optional(),
  }),
  streamedBody: 'application/octet-stream',
  responses: { 201: cvImportSummarySchema },
});

export const profileImportRoutes = [importProfileRoute];
