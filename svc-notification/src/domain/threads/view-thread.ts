import type { Thread, ThreadMessage } from '@sabi/contracts/http/notification/threads';
import type { OpenedThread, StoredMessage } from './thread';

export const viewThread = ({ thread, side }: OpenedThread, readNo: number): Thread => ({
  thread_id: thread.id,
  application_id: thread.application_id,
  company_id: thread.company_id,
  talent_id: thread.talent_id,
  last_no: thread.last_no,
  last_message_at: thread.last_at.toISOString(),
  read_no: readNo,
  is_blocked: thread.blocked_by.includes(side),
});

/** A talent does not see which member of the company has written. */
export const viewMessage = (
  message: StoredMessage,
  { side, userId }: Pick<OpenedThread, 'side' | 'userId'>,
): ThreadMessage => ({
  message_id: message.id,
  no: message.no,
  side: message.side,
  is_own: message.author_id === userId,
  author_id: side === 'company' && message.side === 'company' ? message.author_id : null,
  text: message.text,
  at: message.at.toISOString(),
});
