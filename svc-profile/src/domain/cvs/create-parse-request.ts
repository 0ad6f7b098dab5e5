import { cvParseRequested } from '@sabi/contracts/messages/cv';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { StoredCv } from './cv-repository';

export function createParseRequest({ id: resume_id, user_id, file_key, file_name }: StoredCv): Message {
  return createMessage(cvParseRequested, { resume_id, user_id, file_key, file_name }, { actor: user_id });
}
