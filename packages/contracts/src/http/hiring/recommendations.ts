import { z } from 'zod';
import { postingSources, profileSources } from '../../hiring/recommendation-sources';
import { defineRoute } from '../route';
import { jobCardSchema } from './board';
import { basePath } from './fields';

const quoteOf = <const Sources extends readonly string[]>(sources: Sources) =>
  z.object({ source: z.enum(sources), quote: z.string().describe('Literally as it stands there') });

export const recommendationSchema = z
  .object({
    job: jobCardSchema,
    reasons: z
      .array(z.object({ profile: quoteOf(profileSources), posting: quoteOf(postingSources) }))
      .min(1)
      .describe('Parts of the profile, each with the part of the posting that it meets; the strongest first'),
  })
  .meta({ id: 'Recommendation' });
export type Recommendation = z.infer<typeof recommendationSchema>;

export const recommendationsSchema = z
  .object({
    recommendations: z
      .array(recommendationSchema)
      .describe('The best first; empty where no open job meets the profile'),
    is_profile_empty: z
      .boolean()
      .describe('It names no position, job, skill or certification yet that a job could meet'),
  })
  .meta({ id: 'Recommendations' });
export type Recommendations = z.infer<typeof recommendationsSchema>;

export const recommendJobsRoute = defineRoute({
  method: 'get',
  path: `${basePath}/my/recommendations`,
  summary:
    "Open jobs that meet the caller's profile, each with quoted reasons. Nothing of the profile is stored. DEPENDENCY_UNAVAILABLE while the profile cannot be read, SEARCH_UNAVAILABLE while the search engine is away",
  access: 'user',
  responses: { 200: recommendationsSchema },
});
