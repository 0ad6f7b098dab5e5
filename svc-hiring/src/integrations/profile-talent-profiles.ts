import { profileListsSchema, profileSchema } from '@sabi/contracts/http/profile/profile';
import type { ServiceClient } from '@sabi/service-kit/service-client';
import { z } from 'zod';
import type { TalentProfile, TalentProfiles } from '../domain/recommendations/talent-profiles';
import { createProfileClient, getOwnProfile, type ProfileClientOptions } from './profile-client';

const answerSchema = z.object({
  profile: profileSchema.pick({ user_type: true, position_interest: true }),
  lists: profileListsSchema.pick({
    work_experiences: true,
    skills: true,
    licenses_certifications: true,
    languages: true,
  }),
});
type Answer = z.infer<typeof answerSchema>;

export type ProfileTalentProfiles = TalentProfiles & Pick<ServiceClient, 'state' | 'close'>;

export function createTalentProfiles(options: ProfileClientOptions): ProfileTalentProfiles {
  const client = createProfileClient(options);
  return {
    find: async ({ authorization }) => {
      const answer = await getOwnProfile(client, authorization, answerSchema);
      return answer && answer.profile.user_type !== 'recruiter' ? toProfile(answer) : null;
    },
    state: client.state,
    close: client.close,
  };
}

const toProfile = ({ profile, lists }: Answer): TalentProfile => ({
  positionInterest: profile.position_interest,
  jobs: lists.work_experiences.map((job) => ({
    title: job.job_title,
    endDate: job.end_date,
    location: job.location,
  })),
  skills: lists.skills.map(({ skill_name: name }) => name),
  certifications: lists.licenses_certifications.map(({ name }) => name),
  languages: lists.languages.map(({ language_name: name }) => name),
});
