import type { cvParseRequested } from '@sabi/contracts/messages/cv';
import type { z } from 'zod';

export type ParseRequest = z.infer<typeof cvParseRequested.schema>;

/** The fields that identify a parse in every message about it. */
export function parseReference({ resume_id, user_id, file_key }: ParseRequest) {
  return { resume_id, user_id, file_key };
}
