import { getProfileRoute, profileListsSchema, profileSchema } from '@sabi/contracts/http/profile/profile';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import { z } from 'zod';
import type { TalentProfile, TalentProfiles } from '../domain/recommendations/talent-profiles';

/** The rest of the answer is dropped when it is read. */
const answerSchema = z.object({
  profile: profileSchema.pick({ user_type: true, position_interest: true }),
  lists: profileListsSchema.pick({
    work_experiences: true,
    skills: true,
    licenses_certifications: true,
    languages: true,
  }),
});

interface ProfileOptions {
  /** Base URL. */
  readonly profileUrl: string;
  readonly logger: Logger;
}

export interface ProfileTalentProfiles extends TalentProfiles {
  state(): CircuitState;
  close(): void;
}

export function createTalentProfiles({ profileUrl, logger }: ProfileOptions): ProfileTalentProfiles {
  const profile = createServiceClient({ name: 'profile', url: profileUrl, logger });
  return {
    find: ({ authorization }) =>
      profile.get({ path: getProfileRoute.path, authorization, read: readProfile }),
    state: profile.state,
    close: profile.close,
  };
}

async function readProfile(response: Response): Promise<TalentProfile | null> {
  if (response.status === 404) return null;
  const { profile, lists } = answerSchema.parse(await readJson(response));
  if (profile.user_type === 'recruiter') return null;
  return {
    positionInterest: profile.position_interest,
    jobs: lists.work_experiences.map((job) => ({
      title: job.job_title,
      endDate: job.end_date,
      location: job.location,
    })),
    skills: lists.skills.map(({ skill_name: name }) => name),
    certifications: lists.licenses_certifications.map(({ name }) => name),
    languages: lists.languages.map(({ language_name: name }) => name),
  };
}
