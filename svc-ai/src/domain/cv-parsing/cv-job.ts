import type { cvParseRequested } from '@sabi/contracts/messages/cv';
import type { z } from 'zod';

export type CvJob = z.infer<typeof cvParseRequested.schema>;

/** The fields that identify a job in every message about it. */
export function jobReference({ resume_id, user_id, file_key }: CvJob) {
  return { resume_id, user_id, file_key };
}
