import type { cvParseRequested } from '@sabi/contracts/messages/cv';
import type { z } from 'zod';

export type CvJob = z.infer<typeof cvParseRequested.schema>;

/** What every message about a job names it by. */
export function jobReference({ resume_id, user_id, file_key }: CvJob) {
  return { resume_id, user_id, file_key };
}
