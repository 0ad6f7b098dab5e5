import {
  cvSchema,
  getCvRoute,
  getProfileRoute,
  profileListsSchema,
  profileSchema,
} from '@sabi/contracts/http/profile/profile';
import type { CircuitState } from '@sabi/service-kit/circuit-metrics';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { createServiceClient, readJson } from '@sabi/service-kit/service-client';
import { z } from 'zod';
import type { TalentCard, TalentCards } from '../domain/applications/talent-cards';

const cvFields = cvSchema.pick({ id: true, file_name: true, file_key: true });

/** The rest of the answer is dropped when it is read. */
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

interface CardOptions {
  /** Base URL. */
  readonly profileUrl: string;
  readonly logger: Logger;
}

export interface ProfileTalentCards extends TalentCards {
  state(): CircuitState;
  close(): void;
}

export function createTalentCards({ profileUrl, logger }: CardOptions): ProfileTalentCards {
  const profile = createServiceClient({ name: 'profile', url: profileUrl, logger });
  return {
    find: async ({ authorization, cvId }) => {
      const answer = await profile.get({ path: getProfileRoute.path, authorization, read: readProfile });
      if (!answer) return null;
      if (cvId === undefined || cvId === answer.resume?.id) return toCard(answer, answer.resume);
      const path = getCvRoute.path.replace('{resumeId}', cvId);
      const cv = await profile.get({ path, authorization, read: readCv });
      if (!cv) throw new AppError('RESUME_NOT_FOUND');
      return toCard(answer, cv);
    },
    state: profile.state,
    close: profile.close,
  };
}

/** @returns null for an account without a talent's profile */
async function readProfile(response: Response): Promise<Answer | null> {
  if (response.status === 404) return null;
  const answer = answerSchema.parse(await readJson(response));
  return answer.profile.user_type === 'talent' ? answer : null;
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
