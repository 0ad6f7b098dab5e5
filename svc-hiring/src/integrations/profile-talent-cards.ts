import {
  cvSchema,
  getCvRoute,
  profileListsSchema,
  profileSchema,
} from '@sabi/contracts/http/profile/profile';
import { AppError } from '@sabi/service-kit/errors';
import { readJson, type ServiceClient } from '@sabi/service-kit/service-client';
import { z } from 'zod';
import type { TalentCard, TalentCards } from '../domain/applications/talent-cards';
import { createProfileClient, getOwnProfile, type ProfileClientOptions } from './profile-client';

const cvFields = cvSchema.pick({ id: true, file_name: true, file_key: true });

const answerSchema = z.object({
  profile: profileSchema.pick({
    user_type: true,
    first_name: true,
    last_name: true,
    phone_number: true,
    title: true,
    personal_summary: true,
  }),
  lists: profileListsSchema.omit({ psychological_tests: true }),
  resume: cvFields.nullable(),
});
type Answer = z.infer<typeof answerSchema>;

export type ProfileTalentCards = TalentCards & Pick<ServiceClient, 'state' | 'close'>;

export function createTalentCards(options: ProfileClientOptions): ProfileTalentCards {
  const client = createProfileClient(options);
  return {
    find: async ({ authorization, cvId }) => {
      const answer = await getOwnProfile(client, authorization, answerSchema);
      if (answer?.profile.user_type !== 'talent') return null;
      if (cvId === undefined || cvId === answer.resume?.id) return toCard(answer, answer.resume);
      const path = getCvRoute.path.replace('{resumeId}', cvId);
      const cv = await client.get({ path, authorization, read: readCv });
      if (!cv) throw new AppError('RESUME_NOT_FOUND');
      return toCard(answer, cv);
    },
    state: client.state,
    close: client.close,
  };
}

const readCv = async (response: Response): Promise<z.infer<typeof cvFields> | null> =>
  response.status === 404 ? null : cvFields.parse(await readJson(response));

const toCard = ({ profile, lists }: Answer, cv: Answer['resume']): TalentCard => ({
  first_name: profile.first_name,
  last_name: profile.last_name,
  phone_number: profile.phone_number,
  headline: profile.title,
  summary: profile.personal_summary,
  cv: cv && { resume_id: cv.id, file_name: cv.file_name },
  cv_key: cv && cv.file_key,
  lists,
});
