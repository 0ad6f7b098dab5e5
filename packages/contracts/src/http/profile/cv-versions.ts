import { z } from 'zod';
import { cvSchema } from './profile';
import { defineRoute } from '../route';

// CVs of an account. Only the profile's `cv_url` says which one is current.

/** `clean`: checked by a scanner. `unscanned`: stored without a scanner. Infected files are never stored. */
export const scanStateSchema = z.enum(['clean', 'unscanned']);
export type ScanState = z.infer<typeof scanStateSchema>;

export const cvVersionSchema = cvSchema.extend({
  is_current: z.boolean(),
  scan_state: scanStateSchema,
});
export type CvVersion = z.infer<typeof cvVersionSchema>;

export const cvVersionListSchema = z
  .object({
    resumes: z.array(cvVersionSchema).describe('Newest first'),
    used_bytes: z.number().int().nonnegative().describe('What they take together'),
    quota_bytes: z.number().int().positive().describe('What they may take'),
  })
  .meta({ id: 'ResumeVersions' });
export type CvVersionList = z.infer<typeof cvVersionListSchema>;

const params = z.object({ resumeId: z.uuid() });

export const listCvsRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/resumes',
  summary: "The caller's CVs, and what room is left for more",
  access: 'user',
  responses: { 200: cvVersionListSchema },
});

export const makeCvCurrentRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/resumes/{resumeId}/current',
  summary:
    'Makes one of the CVs the current one, also one that could not be read; what the profile says stays as it is',
  access: 'user',
  params,
  responses: { 200: cvVersionListSchema },
});

export const removeCvRoute = defineRoute({
  method: 'delete',
  path: '/api/profile/v1/resumes/{resumeId}',
  summary:
    'Takes a CV away, and its file after fifteen minutes. In place of the current one comes the newest that is left of those that could be read',
  access: 'user',
  params,
  responses: { 200: cvVersionListSchema },
});

export const restoreCvRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/resumes/{resumeId}/restore',
  summary:
    'Puts a CV back that was taken away in the last ten minutes; one that was the current one is it again, unless a newer has come',
  access: 'user',
  params,
  responses: { 200: cvVersionListSchema },
});

export const cvVersionRoutes = [listCvsRoute, makeCvCurrentRoute, removeCvRoute, restoreCvRoute];
