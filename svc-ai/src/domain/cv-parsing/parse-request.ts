import type { cvParseRequested } from '@sabi/contracts/messages/cv';
import type { z } from 'zod';

export type ParseRequest = z.infer<typeof cvParseRequested.schema>;

/** Fields that identify a parse in messages. */
export function parseReference({ resume_id, user_id, file_key }: ParseRequest) {
  return { resume_id, user_id, file_key };
}
